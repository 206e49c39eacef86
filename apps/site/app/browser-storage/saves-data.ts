/** Missing in the DOM's types: only Chromium tells the connection. */
interface NavigatorWithConnection {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether the visitor saves data, or the network is slow. Firefox and Safari do not say. */
export function savesData(): boolean {
  const { connection } = navigator as NavigatorWithConnection;
  return connection?.saveData === true || /[23]g$/.test(connection?.effectiveType ?? "");
}

/** Missing in the DOM's types: only Chromium tells the connection. */
interface NavigatorWithConnection {
  connection?: { saveData?: boolean; effectiveType?: string };
}

const readConnection = () => (navigator as NavigatorWithConnection).connection;

/** Whether the visitor has asked for less data. Firefox and Safari do not say. */
export const asksForLessData = (): boolean => readConnection()?.saveData === true;

/** Whether the visitor has asked for less data, or the network is slow. */
export const savesData = (): boolean =>
  asksForLessData() || /[23]g$/.test(readConnection()?.effectiveType ?? "");

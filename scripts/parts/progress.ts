/** Announces a step, runs it, and prints its duration when it took noticeably long. Several may run at once. */
export async function step<Result>(what: string, run: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  console.log(`› ${what}`);
  const beat = setInterval(() => console.log(`  … ${what}: ${seconds(started)} s`), 15_000);
  try {
    return await run();
  } finally {
    clearInterval(beat);
    if (performance.now() - started > 1500) console.log(`  ${what}: ${seconds(started)} s`);
  }
}

function seconds(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}

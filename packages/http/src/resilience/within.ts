/** The result of `work`, or of `late` when it takes longer than `ms`. The work continues. */
export async function within<Result, Late>(
  ms: number,
  work: Promise<Result>,
  late: () => Late,
): Promise<Result | Late> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([work, tooLate.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}

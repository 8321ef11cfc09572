/** The result of the work, or `otherwise` if the work fails or takes longer. */
export function within<Result>(limitMs: number, work: Promise<Result>, otherwise: Result): Promise<Result> {
  const late = new Promise<Result>((resolve) => setTimeout(resolve, limitMs, otherwise));
  return Promise.race([work.catch(() => otherwise), late]);
}

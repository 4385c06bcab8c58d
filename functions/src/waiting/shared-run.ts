/**
 * Runs a function once for all callers of this instance with the same arguments. Callers during a run share the next
 * run, so no answer is older than its question.
 */
export function shareRuns<Question extends unknown[], Answer>(
  run: (...question: Question) => Promise<Answer>,
): (...question: Question) => Promise<Answer> {
  const running = new Map<string, Promise<Answer>>();
  const next = new Map<string, Promise<Answer>>();

  return (...question) => {
    const key = JSON.stringify(question);
    const start = () => {
      const answer = run(...question).finally(() => running.delete(key));
      running.set(key, answer);
      return answer;
    };
    const current = running.get(key);
    if (!current) return start();
    const following =
      next.get(key) ??
      current
        .catch(() => undefined)
        .then(() => {
          next.delete(key);
          return running.get(key) ?? start();
        });
    next.set(key, following);
    return following;
  };
}

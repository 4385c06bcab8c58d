interface Waiting<Question, Answer> {
  question: Question;
  take: (answer: Promise<Answer>) => void;
}

/** A function that asks one question. Questions of one turn of the event loop share requests of at most `most`. */
export function askedTogether<Question, Answer>(
  most: number,
  ask: (questions: Question[]) => Promise<(question: Question) => Answer>,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = [];

  function askAll(): void {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += most) {
      const some = all.slice(from, from + most);
      const answers = ask(some.map(({ question }) => question));
      for (const { question, take } of some) take(answers.then((answerTo) => answerTo(question)));
    }
  }

  return (question) =>
    new Promise((take) => {
      if (waiting.length === 0) queueMicrotask(askAll);
      waiting.push({ question, take });
    });
}

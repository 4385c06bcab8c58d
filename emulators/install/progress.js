/** Where no line can be rewritten, one is printed for so many parts of the whole, and after so many milliseconds. */
const steps = 10;
const patience = 20_000;

/**
 * Tells how far an installation is: in one line that is written again and again on a terminal, elsewhere in a few.
 */
export function createProgress({ name, total, stream = process.stdout }) {
  let nextStep = 1;
  let nextTime = patience;

  function line(count, milliseconds) {
    const seconds = Math.round(milliseconds / 1000);
    const [done, all] = [count, total].map((number) => number.toLocaleString('pt-BR'));
    return `  Pacotes ${name}: ${done} de ${all} (${seconds} s)`;
  }

  return {
    show(count, milliseconds) {
      if (stream.isTTY) {
        stream.write(`\r${line(count, milliseconds)}\u001b[K`);
        return;
      }
      if (count < (total * nextStep) / steps && milliseconds < nextTime) return;
      nextTime = milliseconds + patience;
      nextStep = Math.floor((count * steps) / total) + 1;
      stream.write(`${line(count, milliseconds)}\n`);
    },
    /** Leaves the line free for what is said next. */
    end() {
      if (stream.isTTY) stream.write('\r\u001b[K');
    },
  };
}

/** How many lines an installation prints where none can be rewritten. */
const steps = 10;

/**
 * Tells how far an installation is: in one line that is written again and again on a terminal, elsewhere in a few.
 */
export function createProgress({ name, total, stream = process.stdout }) {
  let nextStep = 1;

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
      if (count < (total * nextStep) / steps) return;
      nextStep = Math.floor((count * steps) / total) + 1;
      stream.write(`${line(count, milliseconds)}\n`);
    },
    /** Leaves the line free for what is said next. */
    end() {
      if (stream.isTTY) stream.write('\r\u001b[K');
    },
  };
}

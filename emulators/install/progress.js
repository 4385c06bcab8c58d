/** Without a terminal it prints one line per tenth, and at least every 20 seconds. */
const steps = 10;
const patience = 20_000;

/** Shows the progress of an installation: on a terminal in one line that it rewrites, elsewhere in a few lines. */
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
    /** Clears the line for the next message. */
    end() {
      if (stream.isTTY) stream.write('\r\u001b[K');
    },
  };
}

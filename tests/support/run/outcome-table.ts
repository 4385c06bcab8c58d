import type { Outcome } from './run-parts';

/** One line per part and one for all of them: tests, seconds, processor seconds. */
export function outcomeTable(outcomes: readonly Outcome[], seconds: number): string {
  const processor = outcomes.map(({ processorSeconds }) => processorSeconds ?? 0);
  const tests = outcomes.map((outcome) => outcome.tests ?? 0);
  const lines = [
    line('part', 'tests', 'seconds', 'processor s'),
    ...outcomes.map((outcome) =>
      line(
        outcome.passed ? outcome.name : `${outcome.name} FAILED`,
        outcome.tests ?? '',
        outcome.seconds.toFixed(1),
        outcome.processorSeconds?.toFixed(1) ?? '',
      ),
    ),
    line('all', sum(tests), seconds.toFixed(1), sum(processor).toFixed(1)),
  ];
  return `\n${lines.join('\n')}\n`;
}

function line(name: string, ...figures: (string | number)[]): string {
  return name.padEnd(20) + figures.map((figure) => String(figure).padStart(12)).join('');
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}

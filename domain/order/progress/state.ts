import { stepKinds, stepLine, type Step, type StepKind } from './step';

/** How far one kind of step has come: for no line, for some, or for all that was approved. */
export type Reach = 'nada' | 'parte' | 'tudo';

export interface ProgressState {
  reach: Record<StepKind, Reach>;
  /** For each line: the approved quantity minus the delivered one, never below zero. */
  remaining: number[];
}

type DatedStep = Pick<Step, 'id' | 'em' | 'tipo' | 'linhas'>;

/** The state of an order's lines. Depends only on the set of steps: neither their order nor doubles change it. */
export function progressState(
  quantities: readonly number[],
  steps: readonly DatedStep[],
): ProgressState {
  const once = [...new Map(steps.map((step) => [step.id, step])).values()];
  const done = (kind: StepKind) => {
    const those = once.filter(({ tipo }) => tipo === kind);
    return quantities.map((all, place) =>
      Math.min(
        all,
        those.reduce((sum, step) => sum + quantityOf(step, place, all), 0),
      ),
    );
  };
  const delivered = done('entregue');
  return {
    reach: Object.fromEntries(
      stepKinds.map((kind) => [kind, reachOf(quantities, done(kind))]),
    ) as Record<StepKind, Reach>,
    remaining: quantities.map((all, place) => Math.max(0, all - (delivered[place] ?? 0))),
  };
}

function quantityOf({ linhas }: DatedStep, place: number, all: number): number {
  const quantity = linhas ? linhas[stepLine(place)] : all;
  return quantity !== undefined && quantity > 0 ? quantity : 0;
}

function reachOf(quantities: readonly number[], done: readonly number[]): Reach {
  if (done.every((quantity) => quantity <= 0)) return 'nada';
  return quantities.every((all, place) => (done[place] ?? 0) >= all) ? 'tudo' : 'parte';
}

/** Each step once, oldest first. Steps of the same moment follow their usual order. */
export function inOrder<Dated extends DatedStep>(steps: readonly Dated[]): Dated[] {
  const once = [...new Map(steps.map((step) => [step.id, step])).values()];
  const rank = ({ tipo }: DatedStep) => stepKinds.indexOf(tipo);
  return once.sort((a, b) => a.em - b.em || rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
}

import * as v from 'valibot';

import { isDay } from '../../figures/period';
import { holdsLink, isPlain, visibleCharacter } from '../../words/plain-text';
import { isNfeKey } from './nfe-key';

/** What can happen to an approved order, in the usual order. */
export const stepKinds = ['separado', 'faturado', 'enviado', 'entregue'] as const;
export type StepKind = (typeof stepKinds)[number];

/** The longest texts of a step. */
export const stepLimits = { nota: 40, transportadora: 60, rastreio: 60, link: 500 } as const;

/** Used by the rules too. */
export const linkShape = /^https:\/\/[!-~]+$/;

/** The key of a line in `linhas`. A digit alone would turn the record into an array. */
export const stepLine = (place: number) => `l${place}`;

/** `linhas` of these quantities by line. Lines without any are left out. */
export function linesOf(quantities: readonly number[]): Record<string, number> {
  const some = [...quantities.entries()].filter(([, quantity]) => quantity > 0);
  return Object.fromEntries(some.map(([place, quantity]) => [stepLine(place), quantity]));
}

const fields = {
  tipo: v.picklist(stepKinds),
  /** Quantities by `stepLine`; absent for all lines. */
  linhas: v.exactOptional(v.record(v.string(), v.number())),
  /** The number of the invoice. */
  nota: v.exactOptional(v.string()),
  /** The key of its NF-e. */
  chave: v.exactOptional(v.string()),
  transportadora: v.exactOptional(v.string()),
  rastreio: v.exactOptional(v.string()),
  link: v.exactOptional(v.string()),
  /** The promised day, yyyy-mm-dd. */
  previsto: v.exactOptional(v.string()),
};

/** A step before it is stored. */
export const newStepShape = v.object(fields);
export type NewStep = v.InferOutput<typeof newStepShape>;

/** `andamentos/{numerodopedido}/eventos/{id}`, append-only (decision 118). */
export const storedStep = v.object({
  ...fields,
  em: v.number(),
  /** When it happened, by the machine that added it. Only shown. */
  feitoem: v.exactOptional(v.number()),
  /** The administrator; absent if a machine added the step. */
  por: v.exactOptional(v.object({ uid: v.string() })),
});

/** The parts of a stored step that its author chose; undefined if it is unreadable. */
export function readStep(stored: unknown): NewStep | undefined {
  const read = v.safeParse(newStepShape, stored);
  return read.success ? read.output : undefined;
}

export interface Step extends v.InferOutput<typeof storedStep> {
  id: string;
}

/** The progress of one order, oldest step first. */
export interface Progress {
  numerodopedido: number;
  passos: Step[];
}

/** The most orders whose progress a customer's /home shows. */
export const latestShown = 3;

/** The most orders whose progress it reads, the newest by number: the database can't sort a customer's by their steps. */
export const latestAtOnce = 30;

export type StepText = Exclude<keyof NewStep, 'tipo' | 'linhas'>;

/** The texts that each kind of step may have. */
export const textsOf: Record<StepKind, readonly StepText[]> = {
  separado: [],
  faturado: ['nota', 'chave'],
  enviado: ['transportadora', 'rastreio', 'link', 'previsto'],
  entregue: [],
};

const short = (name: string, most: number) => (text: string) =>
  text.length <= most && isPlain(text) && visibleCharacter.test(text) && !holdsLink(text)
    ? undefined
    : `${name} deve ter até ${most} caracteres, sem links nem sinais especiais.`;

/** Why a text can't be stored; undefined if it can. */
export const textComplaints: Record<StepText, (text: string) => string | undefined> = {
  nota: short('O número da nota', stepLimits.nota),
  chave: (text) =>
    isNfeKey(text)
      ? undefined
      : 'A chave da NF-e não confere: são 44 caracteres, e o último é o dígito verificador. Copie-a de novo da nota.',
  transportadora: short('O nome da transportadora', stepLimits.transportadora),
  rastreio: short('O código de rastreio', stepLimits.rastreio),
  link: (text) =>
    text.length <= stepLimits.link && linkShape.test(text)
      ? undefined
      : `O link deve começar com https:// e ter até ${stepLimits.link} caracteres, sem espaços.`,
  previsto: (text) =>
    isDay(text) ? undefined : 'A data prevista deve ser um dia como 2026-12-01.',
};

/** Why a step can't be stored, as far as its texts go. */
export function stepComplaint(step: NewStep): string | undefined {
  for (const name of Object.keys(textComplaints) as StepText[]) {
    const text = step[name];
    if (text === undefined) continue;
    if (!textsOf[step.tipo].includes(name)) {
      return `Um passo '${step.tipo}' não tem ${name}. Retire este campo.`;
    }
    const complaint = textComplaints[name](text);
    if (complaint !== undefined) return complaint;
  }
  return step.tipo === 'faturado' && step.nota === undefined
    ? 'Um faturamento precisa do número da nota.'
    : undefined;
}

/** Whether two steps say the same, whoever stored them. */
export function isSameStep(one: NewStep, other: NewStep): boolean {
  const [a, b] = [one, other].map((step) => {
    const { tipo, linhas = {} } = step;
    const texts = textsOf[tipo].map((name) => step[name] ?? null);
    return JSON.stringify([tipo, texts, Object.entries(linhas).sort()]);
  });
  return a === b;
}

import * as v from 'valibot';

import { isDay } from '../../figures/period';
import { holdsLink, isPlain } from '../../words/plain-text';
import { tidyText } from '../../words/text';

/** The terms of a quote: payment, freight, carrier, and the day on which the customer would like to have it. */
export const termNames = ['pagamento', 'frete', 'transportadora', 'entrega'] as const;
export type TermName = (typeof termNames)[number];

/** The chosen terms. Payment and carrier are names, so that an order still shows a name that was removed later. */
export type Terms = Partial<Record<TermName, string>>;

export const termsSchema = v.object(v.entriesFromList(termNames, v.exactOptional(v.string())));

export const termLabels: Record<TermName, string> = {
  pagamento: 'Pagamento',
  frete: 'Frete',
  transportadora: 'Transportadora',
  entrega: 'Entrega em',
};

/** The codes of an invoice (modFrete). */
export const freights: Readonly<Record<string, string>> = {
  0: 'CIF, por conta do remetente',
  1: 'FOB, por conta do destinatário',
  2: 'Por conta de terceiros',
  3: 'Próprio, por conta do remetente',
  4: 'Próprio, por conta do destinatário',
  9: 'Sem ocorrência de transporte',
};

export const askings = ['pergunta', 'exige'] as const;
export type Asking = (typeof askings)[number];

/** `condicoes`: what the administrator offers and asks for. A term that `pede` lacks isn't asked for. */
export interface TermSettings {
  pagamentos: readonly string[];
  transportadoras: readonly string[];
  pede: Partial<Record<TermName, Asking>>;
}

export const noSettings: TermSettings = { pagamentos: [], transportadoras: [], pede: {} };

export const maxTerms = 50;
export const maxTermLength = 60;

/** Before, between and after the names in the stored text, so that the rules find a whole name with one comparison. */
export const termSeparator = '|';

const names = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.split(termSeparator).filter((name) => name !== '')),
  ),
  '',
);

export const settingsSchema = v.object({
  pagamentos: names,
  transportadoras: names,
  pede: v.optional(
    v.object(v.entriesFromList(termNames, v.exactOptional(v.picklist(askings)))),
    {},
  ),
}) satisfies v.GenericSchema<unknown, TermSettings>;

/** The settings as the database stores them; null if nothing is left. */
export function storedSettings({ pagamentos, transportadoras, pede }: TermSettings) {
  const text = (list: readonly string[]) =>
    list.length > 0 ? `|${list.join(termSeparator)}|` : null;
  return { pagamentos: text(pagamentos), transportadoras: text(transportadoras), pede };
}

export function isSameSettings(one: TermSettings, other: TermSettings): boolean {
  const wanted = ({ pagamentos, transportadoras, pede }: TermSettings) =>
    JSON.stringify([pagamentos, transportadoras, termNames.map((name) => pede[name] ?? '')]);
  return wanted(one) === wanted(other);
}

/** The names of a text with one name a line. */
export function namesFrom(text: string): string[] {
  const lines = text.split('\n').map(tidyText);
  return [...new Set(lines.filter((line) => line !== ''))];
}

export function namesComplaint(list: readonly string[], isAsked: boolean): string | undefined {
  if (isAsked && list.length === 0) return 'Escreva ao menos um nome, ou deixe de perguntar.';
  if (list.length > maxTerms) return `São ${list.length} nomes; cabem ${maxTerms}.`;
  const wrong = list.find((name) => name.length > maxTermLength || !isName(name));
  if (wrong === undefined) return undefined;
  return wrong.length > maxTermLength
    ? `“${wrong.slice(0, 20)}…” tem ${wrong.length} caracteres; cabem ${maxTermLength}.`
    : `“${wrong}”: use letras, números e sinais, sem “${termSeparator}” e sem endereços de internet.`;
}

function isName(text: string): boolean {
  return isPlain(text) && !text.includes(termSeparator) && !holdsLink(text);
}

export function askedTerms({ pede }: TermSettings): TermName[] {
  return termNames.filter((name) => pede[name] !== undefined);
}

/** The terms without those that aren't asked for any more; undefined if none is left. */
export function termsToSend(terms: Terms | undefined, settings: TermSettings): Terms | undefined {
  const left = askedTerms(settings).flatMap((name) => {
    const value = terms?.[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

const missing: Record<TermName, string> = {
  pagamento: 'Escolha a condição de pagamento.',
  frete: 'Escolha o frete.',
  transportadora: 'Escolha a transportadora.',
  entrega: 'Escolha a data de entrega.',
};

const gone: Record<TermName, (value: string) => string> = {
  pagamento: (value) => `A condição de pagamento “${value}” não existe mais`,
  frete: () => 'Esta forma de frete não existe',
  transportadora: (value) => `A transportadora “${value}” não existe mais`,
  entrega: () => 'A data de entrega já passou',
};

/** Why an asked term can't be sent on this day (yyyy-mm-dd); undefined if it can. The rules refuse the same. */
export function termComplaint(
  name: TermName,
  { [name]: value }: Terms,
  { pagamentos, transportadoras, pede }: TermSettings,
  today: string,
): string | undefined {
  if (value === undefined) return pede[name] === 'exige' ? missing[name] : undefined;
  const isOffered = {
    pagamento: pagamentos.includes(value),
    frete: Object.hasOwn(freights, value),
    transportadora: transportadoras.includes(value),
    entrega: isDay(value) && value >= today,
  };
  return isOffered[name] ? undefined : `${gone[name](value)}. Escolha outra.`;
}

/** The first complaint about the asked terms. */
export function termsComplaint(
  terms: Terms = {},
  settings: TermSettings,
  today: string,
): string | undefined {
  return askedTerms(settings)
    .map((name) => termComplaint(name, terms, settings, today))
    .find((complaint) => complaint !== undefined);
}

/** The terms for a further quote: a day that was wished for once isn't repeated. */
export function termsAgain(terms: Terms | undefined): Terms | undefined {
  const { entrega: _day, ...rest } = terms ?? {};
  return hasTerms(rest) ? rest : undefined;
}

export function hasTerms(terms: Terms | undefined): boolean {
  return termNames.some((name) => terms?.[name] !== undefined);
}

export function isSameTerms(one: Terms = {}, other: Terms = {}): boolean {
  return termNames.every((name) => one[name] === other[name]);
}

/** A term as screens, papers and mails show it. */
export function termWords(name: TermName, value: string): string {
  if (name === 'frete') return freights[value] ?? value;
  return name === 'entrega' ? value.split('-').reverse().join('/') : value;
}

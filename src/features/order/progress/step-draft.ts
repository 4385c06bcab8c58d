import { typedKey } from '../../../../domain/order/progress/nfe-key';
import { stepOfNfe } from '../../../../domain/order/progress/nfe';
import {
  linesOf,
  stepComplaint,
  stepLine,
  textComplaints,
  textsOf,
  type NewStep,
  type StepKind,
  type StepText,
} from '../../../../domain/order/progress/step';
import { progressWords } from '../words/progress-words';

/** A step while it is typed. Texts of other kinds stay, so that a change of mind loses nothing. */
export interface StepDraft {
  tipo: StepKind;
  texts: Record<StepText, string>;
  /** Quantities by line; undefined for all lines. */
  quantities: readonly number[] | undefined;
}

const noTexts: StepDraft['texts'] = {
  ...{ nota: '', chave: '', transportadora: '', rastreio: '', link: '', previsto: '' },
};

export const draftOf = (tipo: StepKind): StepDraft => ({
  tipo,
  texts: noTexts,
  quantities: undefined,
});

/** Why a typed text is wrong; undefined if it isn't, or if it is empty. */
export function textComplaint(name: StepText, text: string): string | undefined {
  return text === '' ? undefined : textComplaints[name](text);
}

/** The step of a draft, or why it can't be stored. */
export function stepOf(draft: StepDraft): { step: NewStep } | { complaint: string } {
  const { tipo, texts, quantities } = draft;
  const typed = textsOf[tipo]
    .map((name) => [name, name === 'chave' ? typedKey(texts[name]) : texts[name].trim()] as const)
    .filter(([, text]) => text !== '');
  if (quantities?.every((quantity) => quantity <= 0)) return { complaint: progressWords.notChosen };
  const step: NewStep = {
    tipo,
    ...Object.fromEntries(typed),
    ...(quantities && { linhas: linesOf(quantities) }),
  };
  const complaint = stepComplaint(step);
  return complaint === undefined ? { step } : { complaint };
}

/** The draft with the values of an NF-e, or why they don't fit the order. */
export function filledFrom(
  draft: StepDraft,
  nfe: unknown,
  itens: readonly { CD_PRODUTO: string; quantity: number }[],
): { draft: StepDraft } | { complaint: string } {
  const found = stepOfNfe(nfe, itens);
  if ('complaint' in found) return found;
  const { tipo, nota = '', chave = '', linhas } = found.step;
  return {
    draft: {
      tipo,
      texts: { ...draft.texts, nota, chave },
      quantities: linhas && itens.map((_, place) => linhas[stepLine(place)] ?? 0),
    },
  };
}

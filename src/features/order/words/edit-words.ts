import type { ChangeWords } from './order-words';

/** Texts about a change of a pending order's lines, notes and terms (decision 117). */
export const editWords = {
  noun: 'Alteração',
  done: (n) => `Orçamento ${n} alterado.`,
  failed: (n) => `O orçamento ${n} não foi alterado`,
  begin: 'Alterar orçamento',
  save: 'Salvar alterações',
  discard: 'Descartar',
  unfit: 'Corrija as quantidades que não fecham a embalagem para salvar as alterações.',
  /** To the customer of a quote with a discount. */
  agreed: 'Este orçamento tem um desconto combinado. Peça a mudança ao seu representante.',
  productsFailed: 'Os produtos não puderam ser carregados',
  /** Below the sentence about the faster person. */
  kept: 'O que você mudou continua aqui para conferir, mas não pode mais ser salvo.',
  startAgain: 'Ver como está agora',
  wanted: (differences: readonly string[]) => `O que você queria mudar: ${differences.join('; ')}.`,
} as const satisfies Omit<ChangeWords, 'dialog'> & Record<string, unknown>;

/** Texts about a customer who takes a pending order back. */
export const withdrawWords = {
  noun: 'Retirada',
  button: 'Retirar orçamento',
  dialog: {
    title: 'Retirar orçamento?',
    message: (n) => `Realmente deseja retirar o orçamento ${n}?`,
    confirm: 'SIM',
    cancel: 'NÃO RETIRAR',
  },
  done: (n) => `Orçamento ${n} retirado.`,
  failed: (n) => `O orçamento ${n} não foi retirado`,
} as const satisfies ChangeWords & { button: string };

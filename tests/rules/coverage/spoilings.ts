import { termNames } from '../../../domain/order/quote/terms';
import type { Values } from './changed-write';

/** The wrong values for one place of a write, if its value allows them. */
export const spoilings: Record<string, (value: unknown) => unknown> = {
  'of another type': (value) => (typeof value === 'string' || isRecord(value) ? 7 : 'x'),
  'with a neighbour': (value) => (isRecord(value) ? { ...value, alheio: 'x' } : undefined),
  missing: (value) => (value === null ? undefined : null),
  endless: text(() => 'x'.repeat(20_000)),
  empty: text((value) => (value === '' ? undefined : '')),
  blank: text(() => '   '),
  'of hidden signs': text((value) => `${value}\u202e`),
  'with a link': text((value) => `${value} http`),
  'with another link': text((value) => `${value} x://y`),
  'with a bare link': text((value) => `${value} www.`),
  'far too much': amount(() => 1e15),
  'far too little': amount(() => -1e15),
  'below nothing': amount(() => -1),
  broken: amount((value) => value + 0.5),
};

const laterWords = ['empresa2', 'empresa3', 'empresa4', 'nome2', 'nome3', 'nome4'];
const notes = ['observacao', 'motivo'];
const draftNotes = ['observacao', 'referencia', 'motivodesconto'].map((text) => `customer/${text}`);
/** The terms of a cart or a list. A quote is only sent with the administrator's names. */
const draftTerms = ['customer', '0'].flatMap((of) =>
  termNames.map((name) => `${of}/condicoes/${name}`),
);
/** Anything up to the greatest discount. */
const draftDiscounts = ['seller/desconto', 'customer/itens/0/desconto'];
const ofProducts = ['CD_PRODUTO', 'DESCRICAO', 'CD_GRUPO'];
const ofPeople = ['celular', 'telefone', 'cargo', 'complemento', 'removido'];
const ofAddresses = ['logradouro', 'numero', 'bairro', 'cidade'];
/** The fields of a cart that only its owner uses. */
const ofCarts = ['escritas', 'envio', 'enviando', 'representante'];
const linked = [
  ...draftNotes,
  ...ofProducts,
  ...ofPeople,
  ...ofAddresses,
  ...ofCarts,
  ...draftTerms,
  'senha',
];

/** The fields that may have such a value. */
export const harmless: Record<string, readonly string[]> = {
  missing: [
    ...['telefone', 'cargo', 'complemento', 'ultimologin', ...laterWords, ...notes, 'referencia'],
    ...['CD_GRUPO', 'estoque_saldo', 'itens', 'envio', 'enviando', 'representante'],
    ...['chave', 'linhas', 'l0', 'transportadora', 'rastreio', 'link', 'previsto'],
    // A view and the terms may be removed.
    ...['visoes/seller/0', 'condicoes', 'pede', ...termNames.map((name) => `pede/${name}`)],
    ...['seller/desconto', 'motivodesconto', 'customer/itens/0/desconto'],
    ...['customer/condicoes', '0/condicoes', ...draftTerms],
  ],
  endless: draftNotes,
  empty: [...ofPeople, ...ofProducts, 'anterior', 'filtros'],
  blank: [...ofPeople, ...ofProducts, ...ofCarts, ...notes, ...draftNotes, ...draftTerms],
  'of hidden signs': [...notes, ...draftNotes, ...ofProducts, ...ofCarts, ...draftTerms, 'senha'],
  'with a link': linked,
  'with another link': linked,
  'with a bare link': linked,
  'below nothing': ['estoque_saldo'],
  broken: ['estoque_saldo', 'preco_venda', 'cadastros/ritmo', ...draftDiscounts],
};

function text(spoil: (value: string) => string | undefined) {
  return (value: unknown) => (typeof value === 'string' ? spoil(value) : undefined);
}

/** Changes a number, or the number in a server value. */
function amount(spoil: (value: number) => number) {
  return (value: unknown) => {
    if (typeof value === 'number') return spoil(value);
    const isServerValue = typeof value === 'object' && value !== null && !isRecord(value);
    return isServerValue ? spoil(0) : undefined;
  };
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !('.sv' in value);
}

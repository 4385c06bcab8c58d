import { expect, it } from 'vitest';

import { sendingWords } from './sending-words';

it.each([
  ['sending', true, /^Enviando o orçamento/],
  ['sending', false, /será enviado assim que a conexão voltar/],
  ['insisting', true, /^Muitos pedidos.*tentamos de novo/],
  ['insisting', false, /será enviado assim que a conexão voltar/],
  ['confirming', true, /^Verificando se o último envio/],
  ['confirming', false, /^Sem conexão.*verificamos/],
] as const)(
  '§4 a quote that is %s, connected %s, says what it waits for',
  (sending, connected, words) => {
    expect(sendingWords(sending, connected)).toMatch(words);
  },
);

it('nothing is said while none is on its way', () => {
  expect(sendingWords('idle', true)).toBeUndefined();
});

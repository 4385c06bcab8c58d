import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import {
  askedTerms,
  isSameTerms,
  maxTermLength,
  maxTerms,
  namesComplaint,
  namesFrom,
  settingsSchema,
  storedSettings,
  termComplaint,
  termsAgain,
  termsComplaint,
  termsToSend,
  termWords,
  type TermName,
  type TermSettings,
} from './terms';

const settings: TermSettings = {
  pagamentos: ['À vista', 'Boleto 28/35/42'],
  transportadoras: ['Serra Azul'],
  pede: { pagamento: 'exige', frete: 'pergunta', entrega: 'pergunta' },
};
const today = '2026-11-20';

describe('§5 terms of a quote', () => {
  it('are stored as texts that keep the order of the names', () => {
    const stored = storedSettings(settings);
    expect(stored.pagamentos).toBe('|À vista|Boleto 28/35/42|');
    expect(v.parse(settingsSchema, stored)).toEqual(settings);
    expect(v.parse(settingsSchema, { pede: { frete: 'exige' } })).toEqual({
      ...{ pagamentos: [], transportadoras: [], pede: { frete: 'exige' } },
    });
  });

  it.each<[string, TermName, string | undefined, string | undefined]>([
    ['a name of the list', 'pagamento', 'À vista', undefined],
    [
      'a removed payment',
      'pagamento',
      '30 dias',
      'A condição de pagamento “30 dias” não existe mais. Escolha outra.',
    ],
    [
      'a removed carrier',
      'transportadora',
      'Expresso',
      'A transportadora “Expresso” não existe mais. Escolha outra.',
    ],
    ['a missing payment', 'pagamento', undefined, 'Escolha a condição de pagamento.'],
    ['a missing freight that is only asked for', 'frete', undefined, undefined],
    ['a freight', 'frete', '9', undefined],
    ['a freight of no invoice', 'frete', '5', 'Esta forma de frete não existe. Escolha outra.'],
    ['a name of objects', 'frete', 'constructor', 'Esta forma de frete não existe. Escolha outra.'],
    ['today', 'entrega', today, undefined],
    ['yesterday', 'entrega', '2026-11-19', 'A data de entrega já passou. Escolha outra.'],
    ['no day', 'entrega', '2026-02-30', 'A data de entrega já passou. Escolha outra.'],
  ])('%s', (_what, name, value, complaint) => {
    const terms = value === undefined ? {} : { [name]: value };
    expect(termComplaint(name, terms, settings, today)).toBe(complaint);
  });

  it('count only if they are asked for', () => {
    const terms = { pagamento: 'À vista', transportadora: 'Expresso', frete: '1' };
    expect(askedTerms(settings)).toEqual(['pagamento', 'frete', 'entrega']);
    expect(termsComplaint(terms, settings, today)).toBeUndefined();
    expect(termsComplaint(undefined, settings, today)).toBe('Escolha a condição de pagamento.');
    expect(termsToSend(terms, settings)).toEqual({ pagamento: 'À vista', frete: '1' });
    expect(termsToSend({ transportadora: 'Expresso' }, settings)).toBeUndefined();
  });

  it('are repeated without the day', () => {
    expect(termsAgain({ frete: '1', entrega: today })).toEqual({ frete: '1' });
    expect(termsAgain({ entrega: today })).toBeUndefined();
    expect(isSameTerms({ frete: '1' }, { frete: '1', entrega: today })).toBe(false);
  });

  it('are shown in words', () => {
    expect(termWords('frete', '1')).toBe('FOB, por conta do destinatário');
    expect(termWords('entrega', today)).toBe('20/11/2026');
    expect(termWords('pagamento', 'À vista')).toBe('À vista');
  });
});

it('§5 names of terms are read one a line and limited', () => {
  expect(namesFrom(' À  vista \n\nBoleto\u200b\nÀ vista')).toEqual(['À vista', 'Boleto']);
  const many = Array.from({ length: maxTerms + 1 }, (_, at) => `Boleto ${at}`);
  expect(namesComplaint(many.slice(1), true)).toBeUndefined();
  expect(namesComplaint(many, true)).toMatch(/^São 51 nomes; cabem 50/);
  expect(namesComplaint([], false)).toBeUndefined();
  expect(namesComplaint([], true)).toMatch(/^Escreva ao menos um nome/);
  expect(namesComplaint(['x'.repeat(maxTermLength + 1)], true)).toMatch(/tem 61 caracteres/);
  for (const wrong of ['a|b', 'www.premio.example', 'A\u{1F6B2}']) {
    expect(namesComplaint(['À vista', wrong], true)).toMatch(/use letras, números e sinais/);
  }
});

import { describe, expect, it } from 'vitest';

import { stateText, stateValue } from './navigation-state';

describe('§2 navigation state', () => {
  it.each<[string, unknown, unknown]>([
    ['a record', { pedidoconfirmado: 12 }, 12],
    ['another record', { outro: 12 }, undefined],
    ['nothing', null, undefined],
    ['a text', 'pedidoconfirmado', undefined],
    ['a list', ['pedidoconfirmado'], undefined],
  ])('%s', (_, state, value) => {
    expect(stateValue(state, 'pedidoconfirmado')).toBe(value);
  });

  it('ignores inherited properties', () => {
    expect(stateValue({}, 'constructor')).toBeUndefined();
  });

  it.each<[unknown, string]>([
    [' Maria ', 'Maria'],
    [{ nome: 'Maria' }, ''],
    [12, ''],
    [undefined, ''],
  ])('the text of %j is "%s"', (value, text) => {
    expect(stateText({ cadastrodocliente: value }, 'cadastrodocliente')).toBe(text);
  });
});

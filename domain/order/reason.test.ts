import { describe, expect, it } from 'vitest';

import { reasonComplaint, reasonLimit, writtenReason } from './reason';

describe('decision 63: a reason', () => {
  it('may be left out', () => {
    expect(writtenReason(undefined)).toEqual({});
    expect(writtenReason(' \n ')).toEqual({});
    expect(reasonComplaint('')).toBeUndefined();
  });

  it('is stored without the blanks around it', () => {
    expect(writtenReason(' Sem estoque\naté sexta. ')).toEqual({
      motivo: 'Sem estoque\naté sexta.',
    });
  });

  it('has a length and holds no link', () => {
    expect(reasonComplaint('a'.repeat(reasonLimit))).toBeUndefined();
    expect(reasonComplaint('a'.repeat(reasonLimit + 1))).toBe(
      'São 501 caracteres; cabem 500. Encurte o texto.',
    );
    expect(reasonComplaint('veja HTTP://x.y')).toBe('Escreva sem endereços de internet.');
  });
});

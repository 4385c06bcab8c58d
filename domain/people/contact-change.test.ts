import { describe, expect, it } from 'vitest';

import { changedFields, contactFrom, contactTexts, type Contact } from './contact-change';

const contact: Contact = {
  nome: 'Ana',
  celular: '(62) 99321-7788',
  endereco: {
    logradouro: 'RUA 10',
    numero: '5',
    complemento: '',
    bairro: 'CENTRO',
    cidade: 'GOIÂNIA',
    estado: 'GO',
    cep: '74000-000',
  },
};

describe("decision 82: a customer's contacts", () => {
  it('are the same after a form that changed nothing, whatever was absent', () => {
    expect(changedFields(contact, contactFrom(contactTexts(contact)))).toEqual([]);
  });

  it('name what was changed, blanks around it aside', () => {
    const texts = { ...contactTexts(contact), cargo: ' Dona ', cidade: 'ANÁPOLIS', nome: 'Ana ' };
    const changed = contactFrom(texts);
    expect(changedFields(contact, changed)).toEqual(['cargo', 'cidade']);
    expect(changed.cargo).toBe('Dona');
  });

  it('of an older record without an address are blank', () => {
    expect(contactTexts({ nome: 'Ana', celular: '' })).toMatchObject({ nome: 'Ana', cidade: '' });
  });
});

import { describe, expect, it } from 'vitest';

import {
  contactEdit,
  contactTexts,
  edited,
  overtakenFields,
  lastChangeOf,
  type Contact,
  type ContactChange,
} from './contact-change';

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
const typed = (fields: Partial<ReturnType<typeof contactTexts>>) =>
  contactEdit(contact, { ...contactTexts(contact), ...fields });

describe("decision 82: a customer's contacts", () => {
  it('are the same after a form that changed nothing, whatever was absent', () => {
    expect(typed({})).toBeUndefined();
  });

  it('record the changed fields with their old texts, ignoring extra blanks', () => {
    expect(typed({ cargo: ' Dona  da loja ', cidade: 'ANÁPOLIS', nome: 'Ana ' })).toEqual({
      de: { cargo: '', cidade: 'GOIÂNIA' },
      para: { cargo: 'Dona da loja', cidade: 'ANÁPOLIS' },
    });
  });

  it('of an older record without an address are blank', () => {
    expect(contactTexts({ nome: 'Ana', celular: '' })).toMatchObject({ nome: 'Ana', cidade: '' });
  });

  it('change only the edited fields, whatever other people changed meanwhile', () => {
    const edit = typed({ cargo: 'Dona', cidade: 'ANÁPOLIS' });
    const now = { ...contact, celular: '(62) 3222-0000' };
    now.endereco = { ...now.endereco, numero: '7' } as NonNullable<Contact['endereco']>;
    expect(edit && overtakenFields(edit, now)).toEqual([]);
    expect(edit && edited(now, edit)).toEqual({
      cargo: 'Dona',
      endereco: { ...now.endereco, cidade: 'ANÁPOLIS' },
    });
    expect(edit && overtakenFields(edit, { ...contact, cargo: 'Sócia' })).toEqual(['cargo']);
    expect(edit && overtakenFields(edit, { ...contact, cargo: 'Dona' })).toEqual([]);
  });

  it('name who changed the same field last', () => {
    const change = (em: number, depois: Contact): ContactChange => ({
      ...{ por: { uid: 'x', nome: 'X' }, em, anterior: '', antes: contact, depois },
    });
    const cargo = change(1, { ...contact, cargo: 'Sócia' });
    const nome = change(2, { ...contact, nome: 'Bia' });
    expect(lastChangeOf({ cargo: 'Dona' }, [nome, cargo])).toBe(cargo);
  });
});

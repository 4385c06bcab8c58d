import { describe, expect, it } from 'vitest';

import {
  choiceValue,
  numbersValue,
  textValue,
  type AddressValues,
} from '../../../providers/page/address/address-values';
import { addressOf, filtersOf, isAsKept } from './view-address';

const address: AddressValues<Place> = {
  status: choiceValue('status', ['Pendente', 'Aprovado'], 'Pendente'),
  company: textValue('empresa', (text) => text.toUpperCase()),
  open: numbersValue('pedido', 5),
  view: choiceValue('visao', ['', '0', '1'], ''),
};
interface Place {
  status: 'Pendente' | 'Aprovado';
  company: string;
  open: readonly number[];
  view: string;
}
const place: Place = { status: 'Aprovado', company: 'SÃO & CIA', open: [12], view: '1' };
const kept = 'status=Aprovado&empresa=S%C3%83O+%26+CIA';

describe('§2 Visões: the content of a view', () => {
  it('is its filters, without open panels and the view itself', () => {
    expect(filtersOf(address, place)).toBe(kept);
  });

  it('leads to the same list again', () => {
    expect(addressOf(address, { filtros: kept, lugar: 0 })).toBe(`?${kept}&visao=0`);
    expect(isAsKept(address, kept, place)).toBe(true);
    expect(isAsKept(address, 'empresa=s%C3%A3o+%26+cia&status=Aprovado&pedido=3', place)).toBe(
      true,
    );
    expect(isAsKept<Place>(address, kept, { ...place, status: 'Pendente' })).toBe(false);
  });

  it.each([
    ['another view and open panels', 'visao=1&pedido=4,5'],
    ['another page', '/home?status=Aprovado'],
    ['another server', 'https://premio.example/?status=Aprovado#status=Aprovado'],
    ['a script', 'javascript:alert(1)'],
    ['a status that is none', 'status=__proto__'],
    ['half an escape', 'status=%E0%A4%A'],
    ['a name of its own', 'constructor=1&dono=helena'],
    ['a text without end', `empresa=${'x'.repeat(1900)}`],
    ['control characters', 'empresa=%00%0A'],
  ])('ignores %s', (_what, filtros) => {
    expect(addressOf(address, { filtros, lugar: 0 })).toBe('?visao=0');
  });
});

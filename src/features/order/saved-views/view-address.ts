import {
  readAddress,
  writeAddress,
  type AddressValues,
} from '../../../providers/page/address/address-values';

/** What a list's place must have to be kept as a view. */
export interface ViewedPlace {
  /** The place of the view that was chosen, among the person's; '' for none. */
  view: string;
  /** Open panels: no view keeps them. */
  open: readonly number[];
}

/** What a view keeps of a place: its filters, as the query string of the list's address without '?'. */
export function filtersOf<Place extends ViewedPlace>(
  address: AddressValues<Place>,
  place: Place,
): string {
  return writeAddress(address, { ...place, view: '', open: [] }).slice(1);
}

/** The query string that leads to a view. Only what the list's address may hold is taken of what is stored. */
export function addressOf<Place extends ViewedPlace>(
  address: AddressValues<Place>,
  { filtros, lugar }: { filtros: string; lugar: number },
): string {
  return writeAddress(address, { ...readFilters(address, filtros), view: String(lugar), open: [] });
}

/** Whether a view's filters are those of a place, however they were written down. */
export function isAsKept<Place extends ViewedPlace>(
  address: AddressValues<Place>,
  filtros: string,
  place: Place,
): boolean {
  return filtersOf(address, readFilters(address, filtros)) === filtersOf(address, place);
}

function readFilters<Place extends ViewedPlace>(
  address: AddressValues<Place>,
  filtros: string,
): Place {
  return readAddress(address, { search: filtros, state: null }, '');
}

import {
  readAddress,
  writeAddress,
  type AddressValues,
} from '../../../providers/page/address/address-values';

/** A list's place that can be saved as a view. */
export interface ViewedPlace {
  /** The index of the chosen view; '' for none. */
  view: string;
  /** Open panels. A view doesn't store them. */
  open: readonly number[];
}

/** The filters of a place, as the query string of the list's address without '?'. */
export function filtersOf<Place extends ViewedPlace>(
  address: AddressValues<Place>,
  place: Place,
): string {
  return writeAddress(address, { ...place, view: '', open: [] }).slice(1);
}

/** The query string that opens a view. Stored values that the address doesn't allow are ignored. */
export function addressOf<Place extends ViewedPlace>(
  address: AddressValues<Place>,
  { filtros, lugar }: { filtros: string; lugar: number },
): string {
  return writeAddress(address, { ...placeOf(address, filtros), view: String(lugar), open: [] });
}

/** Whether a view's filters equal those of a place, in any notation. */
export function isAsKept<Place extends ViewedPlace>(
  address: AddressValues<Place>,
  filtros: string,
  place: Place,
): boolean {
  return filtersOf(address, placeOf(address, filtros)) === filtersOf(address, place);
}

function placeOf<Place extends ViewedPlace>(address: AddressValues<Place>, filtros: string): Place {
  return readAddress(address, { search: filtros, state: null }, '');
}

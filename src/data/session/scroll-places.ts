const key = 'rolagem';

const most = 100;

/** The scroll positions of this tab's history, as saved before the last reload. */
export function readPlaces(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const places = Object.entries(stored ?? {}) as [string, unknown][];
    return new Map(
      places.filter((place): place is [string, number] => typeof place[1] === 'number'),
    );
  } catch (error) {
    console.error('The scroll positions could not be read', error);
    return new Map();
  }
}

/** Saves the positions until the tab is closed. */
export function savePlaces(places: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries([...places].slice(-most))));
  } catch (error) {
    console.error('The scroll positions could not be kept', error);
  }
}

import { useHasUnindexedPeople } from '../../../providers/people/people-lists';
import { Note } from '../../../ui/states/note';
import { unindexedWords } from '../people-words';

/** Says that the list lacks people without an entry in the index. */
export function UnindexedNotice() {
  if (!useHasUnindexedPeople()) return null;
  return <Note type="warning" title={unindexedWords} style={{ marginTop: 'var(--mmv-space-2)' }} />;
}

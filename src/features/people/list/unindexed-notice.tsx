import { Alert } from 'antd';

import { useHasUnindexedPeople } from '../../../providers/people/people-lists';
import { unindexedWords } from '../people-words';

/** Says that the list leaves out people from before it was read in parts. */
export function UnindexedNotice() {
  if (!useHasUnindexedPeople()) return null;
  return (
    <Alert role="note" type="warning" showIcon title={unindexedWords} style={{ marginTop: 8 }} />
  );
}

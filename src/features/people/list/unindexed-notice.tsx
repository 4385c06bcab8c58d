import { Alert } from 'antd';

import { useHasUnindexedPeople } from '../../../providers/people/lists';
import { unindexedWords } from '../people-words';

/** Says that the list lacks people without an entry in the index. */
export function UnindexedNotice() {
  if (!useHasUnindexedPeople()) return null;
  return (
    <Alert
      role="note"
      type="warning"
      showIcon
      title={unindexedWords}
      style={{ marginTop: 'var(--mmv-space-2)' }}
    />
  );
}

import { Alert } from 'antd';

import { useHasUncounted } from '../../../providers/order/search/uncounted-orders';
import { furtherWords } from './further/further-words';

/** Tells the administrator, who alone can know, that orders of the original are in no list before a recount. */
export function UncountedNotice({ isAdministrator }: { isAdministrator: boolean }) {
  if (!useHasUncounted(isAdministrator)) return null;
  return (
    <Alert
      role="note"
      type="info"
      showIcon
      title={furtherWords.uncounted}
      style={{ marginTop: 8 }}
    />
  );
}

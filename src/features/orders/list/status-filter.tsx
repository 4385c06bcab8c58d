import { Select } from 'antd';
import { useId } from 'react';

import { statusPlurals, type OrderStatus } from '../../../../domain/order-status';
import { inLandmark } from '../../../ui/in-landmark';
import { useMediaQuery } from '../../../ui/use-media-query';
import styles from './status-filter.module.css';

interface StatusFilterProps {
  /** In the order of the dropdown. */
  statuses: readonly OrderStatus[];
  value: OrderStatus;
  onChange: (status: OrderStatus) => void;
  /** How many orders are in the chosen status, in words, for the dropdown's face; '' while that is not known. */
  figures: string | undefined;
}

const fullWidth = { width: '100%' };
/** antd makes the face of an open dropdown too faint to read. */
const readable = { content: { opacity: 1 } };

/**
 * The status dropdown; its face shows the figures of the chosen status, and describes the input to a screen reader,
 * which antd leaves empty.
 */
export function StatusFilter({ statuses, value, onChange, figures = '' }: StatusFilterProps) {
  // Below 16 px phones zoom into the page when a control takes the focus.
  const phone = useMediaQuery('(width < 576px)');
  const id = useId();
  const faceId = `${id}-face`;
  return (
    <div className={styles.filter}>
      <label className={styles.label} htmlFor={id}>
        Status
      </label>
      <Select<OrderStatus>
        id={id}
        size={phone ? 'large' : 'middle'}
        style={fullWidth}
        styles={readable}
        value={value}
        onChange={onChange}
        options={statuses.map((status) => ({ value: status, label: statusPlurals[status] }))}
        labelRender={({ label }) => (
          <span id={faceId}>
            {label}
            {figures !== '' && ` · ${figures}`}
          </span>
        )}
        aria-describedby={faceId}
        popupRender={inLandmark}
      />
    </div>
  );
}

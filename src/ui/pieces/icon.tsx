import type { IconDefinition } from '@ant-design/icons-svg/es/types';

import styles from './icon.module.css';

interface IconProps {
  /** An icon of antd. */
  of: IconDefinition;
  className?: string | undefined;
  color?: string;
}

/** An icon in the size of the text, for rows. antd's own icons request their styles one by one. */
export function Icon({ of, className, color }: IconProps) {
  if (typeof of.icon === 'function') return null;
  const { attrs, children = [] } = of.icon;
  return (
    <svg
      viewBox={attrs['viewBox']}
      fillRule={attrs['fill-rule'] === 'evenodd' ? 'evenodd' : undefined}
      className={className === undefined ? styles.icon : `${styles.icon} ${className}`}
      style={color === undefined ? undefined : { color }}
      focusable="false"
      aria-hidden
    >
      {children.map(({ attrs: { d } }) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}

import { CloseCircleFilled, InfoCircleFilled, LoadingOutlined } from '@ant-design/icons';
import { StyleProvider, createCache } from '@ant-design/cssinjs';
import { App, ConfigProvider } from 'antd';
import ptBR from 'antd/locale/pt_BR';
import type { PropsWithChildren } from 'react';

import { inRem } from './rem';
import { theme } from './theme';
import { useMediaQuery } from '../hooks/use-media-query';

const edge = { outline: '1px solid transparent' };
/** Buttons that wrap on a phone must not touch. */
const footer = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  rowGap: 'var(--mmv-space-2)',
} as const;

/** antd's theme, language, dialogs and messages, for all screens except the sign-in. */
export function AntdRoot({ children }: PropsWithChildren) {
  const motion = !useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <StyleProvider cache={antdStyles}>
      <ConfigProvider
        theme={{ ...theme, token: { ...theme.token, motion } }}
        locale={ptBR}
        button={{ autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden /> }}
        // The default icons are pictures with English names.
        alert={{
          infoIcon: <InfoCircleFilled aria-hidden />,
          errorIcon: <CloseCircleFilled aria-hidden />,
          // The buttons move below the text if both don't fit in one line.
          styles: {
            root: { flexWrap: 'wrap', rowGap: 'var(--mmv-space-2)' },
            section: { flex: inRem('1 1 180px') },
          },
        }}
        // A visible edge for forced colours, which remove shadows.
        modal={{ styles: { container: edge, footer } }}
        drawer={{ styles: { section: edge } }}
        wave={{ disabled: true }}
      >
        <App component={false} message={{ maxCount: 3 }} notification={{ maxCount: 3 }}>
          {children}
        </App>
      </ConfigProvider>
    </StyleProvider>
  );
}

/** Keeps antd's computed styles. antd drops them with the last instance and computes them again on each screen. */
const antdStyles = createCache();

const update = antdStyles.opUpdate.bind(antdStyles);

// An entry starts with a count of users, so counting one more keeps it for ever. The sheet gets rem here,
// because antd's own transformer skips the variables.
antdStyles.opUpdate = (path, apply) =>
  update(path, (held) => {
    const entry = apply(held ?? [1, undefined]);
    if (!entry || entry[1] === held?.[1]) return entry;
    const parts = entry[1] as readonly unknown[];
    return [entry[0], parts.map((part) => (typeof part === 'string' ? inRem(part) : part))];
  });

import { Upload } from 'antd';
import type { ComponentProps, ComponentType, CSSProperties } from 'react';

import { rem } from '../theme/rem';

interface FileDropProps extends ComponentProps<typeof Upload.Dragger> {
  Icon?: ComponentType<{ 'aria-hidden': true; style: CSSProperties }>;
  onFile: (file: File) => void;
}

/** The endings of the files that `readFile` reads, or refuses with a sentence. */
export const spreadsheets = '.csv,.txt,.tsv,.xlsx,.xlsm,.xlsb,.xls,.ods';

/** A place to drop files, or to choose them. antd sends none of them anywhere. */
export function FileDrop({ Icon, onFile, children, ...rest }: FileDropProps) {
  return (
    <Upload.Dragger
      {...rest}
      showUploadList={false}
      beforeUpload={(file) => {
        onFile(file);
        return Upload.LIST_IGNORE;
      }}
    >
      {Icon && (
        <p>
          <Icon aria-hidden style={{ fontSize: rem(28) }} />
        </p>
      )}
      {Icon ? <p>{children}</p> : children}
    </Upload.Dragger>
  );
}

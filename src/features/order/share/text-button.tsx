import { CopyOutlined, ShareAltOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { useMediaQuery } from '../../../ui/hooks/use-media-query';
import { useNotify } from '../../../ui/notices/notify';

interface TextButtonProps {
  /** The title of the shared text. */
  title: string;
  text: () => string;
}

/** Shares a text with another app on touch screens, and copies it elsewhere. */
export function TextButton({ title, text }: TextButtonProps) {
  const notify = useNotify();
  const touched = useMediaQuery('(pointer: coarse)');
  const shares = touched && 'share' in navigator;

  const words = shares ? 'Compartilhar texto' : 'Copiar texto';

  async function copy() {
    try {
      await navigator.clipboard.writeText(text());
      notify.success(`${title}: texto copiado.`);
    } catch (error) {
      console.error('A text could not be copied', error);
      notify.error(
        'O texto não pôde ser copiado. Permita o acesso à área de transferência e tente de novo.',
      );
    }
  }

  async function share() {
    try {
      await navigator.share({ title, text: text() });
    } catch (error) {
      // The person closed the choice of apps.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.error('A text could not be shared, and is copied', error);
      await copy();
    }
  }

  return (
    <Button
      icon={shares ? <ShareAltOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
      aria-label={`${words} do ${title.toLowerCase()}`}
      onClick={() => void (shares ? share() : copy())}
    >
      {words}
    </Button>
  );
}

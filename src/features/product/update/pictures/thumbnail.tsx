import { useEffect, useRef } from 'react';

import styles from './pictures.module.css';

const side = 56;

/** A preview of a file. A canvas, because the page's security policy forbids pictures with blob addresses. */
export function Thumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isWanted = true;
    void draw(file, () => (isWanted ? canvas.current : null));
    return () => {
      isWanted = false;
    };
  }, [file]);
  return (
    <canvas ref={canvas} width={side} height={side} className={styles.thumbnail} aria-hidden />
  );
}

async function draw(file: File, canvasNow: () => HTMLCanvasElement | null): Promise<void> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = side / Math.max(bitmap.width, bitmap.height);
    const [width, height] = [bitmap.width * scale, bitmap.height * scale];
    const context = canvasNow()?.getContext('2d');
    context?.drawImage(bitmap, (side - width) / 2, (side - height) / 2, width, height);
    bitmap.close();
  } catch (error) {
    // The row reports it when the file is sent.
    console.warn('A file can not be shown as a picture', error);
  }
}

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

import { FileRefused, maxUnpackedBytes } from './sheets';

type Parts = Record<string, Uint8Array>;

/**
 * Repacks a workbook's parts without compression. Limits the unpacked size, because small files may unpack to huge
 * ones.
 */
export function repack(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts = unpack(bytes);
  const related = relations(parts);
  const isWorkbook =
    related.some(({ type }) => type === 'worksheet') ||
    Object.keys(parts).some((name) => /workbook\.\w+$/i.test(name));
  const isOpenDocument = strFromU8(parts['mimetype'] ?? new Uint8Array()).includes('spreadsheet');
  if (!isWorkbook && !isOpenDocument) throw new FileRefused('notSpreadsheet');
  return zipSync(isWorkbook ? withTypes(parts, related) : parts, { level: 0 });
}

function unpack(bytes: Uint8Array): Parts {
  let room = maxUnpackedBytes;
  try {
    const parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!/\.(xml|rels|bin)$|^mimetype$/i.test(name)) return false;
        room -= originalSize;
        if (room < 0) throw new FileRefused('tooBig');
        return true;
      },
    });
    const named = Object.entries(parts).map(([name, part]) => [name.replaceAll('\\', '/'), part]);
    return Object.fromEntries(named) as Parts;
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    console.error('A file that begins like a ZIP could not be unpacked', error);
    throw new FileRefused('damaged');
  }
}

interface Relation {
  type: string;
  target: string;
}

/** The relations between the parts: the last word of each relation's type, and the path of its target. */
function relations(parts: Parts): Relation[] {
  return Object.entries(parts).flatMap(([name, part]) => {
    const [, folder] = /^(.*?)_rels\/[^/]*\.rels$/i.exec(name) ?? [];
    if (folder === undefined) return [];
    return (strFromU8(part).match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? []).map((relation) => {
      const type = /\sType\s*=\s*["'][^"']*\/(\w+)["']/.exec(relation)?.[1] ?? '';
      const target = /\sTarget\s*=\s*["']([^"']*)["']/.exec(relation)?.[1] ?? '';
      const path = new URL(target.replaceAll('\\', '/'), `file:///${folder}`).pathname;
      return { type, target: decodeURI(path) };
    });
  });
}

const typesOf: Record<string, string> = {
  officeDocument: 'sheet.main',
  styles: 'styles',
  sharedStrings: 'sharedStrings',
};

/** Excel finds these parts by their relations, but the library needs a list of types, which some programs leave out. */
function withTypes(parts: Parts, related: readonly Relation[]): Parts {
  const isTypes = (name: string) => name.toLowerCase() === '[content_types].xml';
  const name = Object.keys(parts).find(isTypes) ?? '[Content_Types].xml';
  const types = strFromU8(parts[name] ?? new Uint8Array());
  const missing = related.flatMap(({ type, target }) => {
    const known = typesOf[type];
    const isListed = types.toLowerCase().includes(`"${target.toLowerCase()}"`);
    return known === undefined || isListed || target.endsWith('.bin')
      ? []
      : [`<Override PartName="${target}" ContentType="${spreadsheet}.${known}+xml"/>`];
  });
  const listed = types.match(/<(?:\w+:)?(?:Default|Override)\s[^>]*>/g) ?? [];
  const all = [...listed, ...missing].join('');
  return { ...parts, [name]: strToU8(`<Types xmlns="${packages}">${all}</Types>`) };
}

const packages = 'http://schemas.openxmlformats.org/package/2006/content-types';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

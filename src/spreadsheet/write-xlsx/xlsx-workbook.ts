/** All parts of a workbook except its rows and texts. */

/** Indexes of the formats in `styles`. */
export const styleOf = { text: 0, head: 1, date: 2, whole: 3, money: 4 };

export interface SheetColumn {
  label: string;
  /** A date is given as dd/mm/yyyy. */
  kind: Exclude<keyof typeof styleOf, 'head'>;
  width: number;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const sheetEnd = '</sheetData></worksheet>';

/** The beginning of a sheet; its first row is frozen. */
export function sheetStart(columns: readonly SheetColumn[]): string {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
}

const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">${[
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
  ...[164, 1, 4].map(
    (format) =>
      `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  ),
].join('')}</cellXfs></styleSheet>`;

/** The files of a workbook with this many sheets, except the sheets and the shared texts. */
export function workbookFiles(name: string, sheets: number): Record<string, string> {
  const places = Array.from({ length: sheets }, (_, at) => at + 1);
  const override = (part: string, type: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${spreadsheet}.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const relations = (items: string[]) =>
    `${head}<Relationships xmlns="${packages}/relationships">${items.join('')}</Relationships>`;
  return {
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
      override('workbook', 'sheet.main'),
      override('styles', 'styles'),
      override('sharedStrings', 'sharedStrings'),
      ...places.map((place) => override(`worksheets/sheet${place}`, 'worksheet')),
    ].join('')}</Types>`,
    '_rels/.rels': relations([relation('rId1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${places
      .map(
        (place) =>
          `<sheet name="${name}${place === 1 ? '' : ` ${place}`}" sheetId="${place}" r:id="rId${place}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...places.map((place) =>
        relation(`rId${place}`, 'worksheet', `worksheets/sheet${place}.xml`),
      ),
      relation('styles', 'styles', 'styles.xml'),
      relation('strings', 'sharedStrings', 'sharedStrings.xml'),
    ]),
    'xl/styles.xml': styles,
  };
}

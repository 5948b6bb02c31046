import { latinDigits } from '@marquee/contract/latin-digits';

/** Spreadsheets run cells that start like this as formulas; a plain number may start with its sign. */
const FORMULA_START = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** Marks of direction that pages put around figures and names. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Text without any letter: a figure, a date, a score. */
const FIGURE = /^[^\p{L}]*$/u;

/** Makes spreadsheets read a CSV file as UTF-8. */
export const UTF8_BOM = '\uFEFF';

/** Rows of a CSV file for programs: formulas neutralised, figures in Latin digits, no marks of direction. */
export function csvOf(rows: ReadonlyArray<readonly string[]>): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(text: string): string {
  const plain = text.replace(DIRECTION_MARKS, '');
  const read = FIGURE.test(plain) ? latinDigits(plain) : plain;
  const safeText = FORMULA_START.test(read) && !NUMBER.test(read) ? `'${read}` : read;
  return /[",\r\n]/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}

/** Downloads texts as one file. */
export function downloadFile(name: string, texts: readonly string[], type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([...texts], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

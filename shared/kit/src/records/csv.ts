/** Spreadsheets run cells that start like this as formulas; a plain number may start with its sign. */
const FORMULA_START = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** Makes spreadsheets read a CSV file as UTF-8. */
export const UTF8_BOM = '\uFEFF';

/** Rows of a CSV file, with formulas neutralised. */
export function csvOf(rows: ReadonlyArray<readonly string[]>): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(text: string): string {
  const safeText = FORMULA_START.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}

/** Downloads texts as one file. */
export function downloadFile(name: string, texts: readonly string[], type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([...texts], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

import { z } from 'zod';

/** Control characters say nothing to a reader, and PostgreSQL keeps no NUL; lines and tabs stay. */
const CONTROLS = /[^\P{Cc}\n\t]/gu;

/** A trimmed text of several lines, never markup: whoever shows it shows it as it is. */
export const plainTextSchema = (maxLength: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n').replace(CONTROLS, ''))
    .trim()
    .max(maxLength);

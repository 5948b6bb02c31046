import { z } from 'zod';

/** Control characters are removed (PostgreSQL refuses NUL); line breaks and tabs stay. */
const CONTROLS = /[^\P{Cc}\n\t]/gu;

/** A trimmed multi-line text. It is never markup: render it as text. */
export const plainTextSchema = (maxLength: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n').replace(CONTROLS, ''))
    .trim()
    .max(maxLength);

import { z } from 'zod';

/** Control characters are removed (PostgreSQL refuses NUL); line breaks and tabs stay. */
const CONTROLS = /[^\P{Cc}\n\t]/gu;

/** Controls that reverse the text around them: with them a link or an amount can be shown as another one. Marks (U+200E, U+200F) stay. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text without the controls that reverse what stands around them. */
export const withoutBidiControls = (text: string): string => text.replace(BIDI_CONTROLS, '');

/** A trimmed multi-line text. It is never markup: render it as text. */
export const plainTextSchema = (maxLength: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n').replace(CONTROLS, ''))
    .trim()
    .max(maxLength);

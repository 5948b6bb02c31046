import type { CallRequest } from '@marquee/contract/calls/index';
import type { FooterPlace } from '@marquee/contract/footer-places';
import { type UseFieldArrayReturn, useFieldArray } from 'react-hook-form';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { useRevision } from '../../../lib/revision/use-revision';
import { type Footer, useSaveFooter } from './use-footer';

export interface MarkValues {
  readonly imageId: string;
  readonly place: FooterPlace;
  /** Empty: none. */
  readonly link: string;
  /** By language; empty where the default language is read. */
  readonly alt: Readonly<Record<string, string>>;
}

export interface FooterValues {
  readonly marks: MarkValues[];
}

/** What a field array of the form does to the list of pictures. */
export type MarkRows = UseFieldArrayReturn<FooterValues, 'marks'>;

/** The form of a footer: its pictures in their order, saved as one list. */
export function useFooterForm(brand: string, { marks, revision: loaded, languages }: Footer) {
  const revision = useRevision(loaded);
  const save = useSaveFooter(brand);
  const consoleForm = useConsoleForm<FooterValues>({ marks: marks.map(valuesOf(languages)) }, (values) =>
    revision.send((base) => save.mutateAsync({ marks: values.marks.map(markOf), revision: base })),
  );
  const rows = useFieldArray({ control: consoleForm.form.control, name: 'marks' });
  return { ...consoleForm, revision, rows };
}

/** A picture that has just been uploaded. */
export const newMark = (imageId: string, languages: readonly string[]): MarkValues => ({
  imageId,
  place: 'partner',
  link: '',
  alt: Object.fromEntries(languages.map((language) => [language, ''])),
});

const valuesOf =
  (languages: readonly string[]) =>
  ({ imageId, place, link, alt }: Footer['marks'][number]): MarkValues => ({
    imageId,
    place,
    link: link ?? '',
    alt: Object.fromEntries(languages.map((language) => [language, alt[language] ?? ''])),
  });

const markOf = ({ imageId, place, link, alt }: MarkValues): CallRequest<'footerAdmin.save'>['marks'][number] => ({
  imageId,
  place,
  link: link.trim() || null,
  alt: Object.fromEntries(Object.entries(alt).filter(([, text]) => text.trim() !== '')),
});

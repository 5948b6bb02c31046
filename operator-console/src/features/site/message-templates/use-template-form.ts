import type { CallValue } from '@marquee/contract/calls/index';
import { type MessageText, placeholderFaults } from '@marquee/contract/message-template';
import type { Translate } from '@marquee/kit';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldErrors } from 'react-hook-form';
import { useClient } from '../../../lib/calls';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { useRevision } from '../../../lib/revision/use-revision';

type Template = CallValue<'messageTemplates.read'>;
type Texts = Readonly<Record<string, MessageText>>;

export interface TemplatePlace {
  readonly brand: string;
  readonly template: string;
}

export interface TemplateValues {
  /** The one on the screen. */
  readonly language: string;
  readonly texts: Texts;
}

const EMPTY: MessageText = { title: '', text: '' };

/** Whether the standard text is sent. */
export const isEmpty = ({ title, text }: MessageText = EMPTY): boolean => `${title}${text}`.trim() === '';

const writtenTexts = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => !isEmpty(text)));

/** The form of a message in all languages of the brand. A language is empty or complete, with the placeholders of the template. */
export function useTemplateForm(place: TemplatePlace, template: Template, onSaved: () => void) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const { languages, texts, placeholders } = template;
  const revision = useRevision(template.revision);
  const faultsOf = (values: TemplateValues) => textFaults(writtenTexts(values.texts), placeholders, t);
  const save = async (values: TemplateValues, base: string) => {
    await client.call('messageTemplates.save', { ...place, texts: writtenTexts(values.texts), revision: base });
    notify({ tone: 'success', title: t('messageTemplates.saved') });
    onSaved();
    await queryClient.invalidateQueries();
  };
  const consoleForm = useConsoleForm<TemplateValues>(
    {
      language: languages[0] ?? 'en',
      texts: Object.fromEntries(languages.map((language) => [language, texts[language] ?? EMPTY])),
    },
    (values) => revision.send((base) => save(values, base)),
    {
      resolver: (values) => {
        const errors = faultsOf(values);
        return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors: { texts: errors } };
      },
    },
  );
  const { form, submit } = consoleForm;
  return {
    ...consoleForm,
    revision,
    submit(event?: Parameters<typeof submit>[0]) {
      const [firstFaulty] = Object.keys(faultsOf(form.getValues()));
      if (firstFaulty !== undefined) form.setValue('language', firstFaulty);
      submit(event);
    },
  };
}

/** What is wrong, by language. */
function textFaults(texts: Texts, placeholders: readonly string[], t: Translate): FieldErrors<Texts> {
  const faultOf = (message: string) => ({ type: 'validate', message });
  const named = (names: readonly string[]) =>
    names.map((name) => (/^[{}]+$/.test(name) ? name : `{{${name}}}`)).join(' ');
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => {
      const { unknown, missing } = placeholderFaults(text, placeholders);
      const faults = {
        ...(text.title.trim() === '' && { title: faultOf(t('articles.fault')) }),
        ...(unknown.length > 0 && { text: faultOf(t('messageTemplates.unknown', { names: named(unknown) })) }),
        ...(missing.length > 0 && { text: faultOf(t('messageTemplates.missing', { names: named(missing) })) }),
        ...(text.text.trim() === '' && { text: faultOf(t('articles.fault')) }),
      };
      return Object.keys(faults).length === 0 ? [] : [[language, faults]];
    }),
  );
}

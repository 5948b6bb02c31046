import { BROADCAST_CATEGORIES, BROADCAST_NAME_MAX } from '@marquee/contract/broadcast';
import type { Broadcast } from '@marquee/contract/calls/broadcasts';
import { MESSAGE_TEXT_MAX, MESSAGE_TITLE_MAX } from '@marquee/contract/message-template';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Panel } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { TextAreaField, TextField } from '@marquee/ui/field';
import { SelectField } from '@marquee/ui/select';
import { useState } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { FailureLine } from '../../../lib/failure/failure-line';
import forms from '../../../lib/layout/forms.module.css';
import { RevisionConflict } from '../../../lib/revision/revision-conflict';
import { InstantControl } from '../../../lib/time/instant-control';
import { AudienceFields } from './audience-fields';
import { AudienceSize } from './audience-size';
import styles from './member-messages.module.css';
import { SendDialog } from './send-dialog';
import { type BroadcastPlace, type BroadcastTerms, type BroadcastValues, useBroadcastForm } from './use-broadcast-form';

interface BroadcastEditorProps {
  readonly place: BroadcastPlace;
  readonly terms: BroadcastTerms;
  /** Null: not written yet. */
  readonly broadcast: Broadcast | null;
  /** Shows what is stored now. */
  readonly onReload: () => void;
}

/** A draft: what it says in each language, whom it reaches and when; what is saved can be sent off. */
export function BroadcastEditor({ place, terms, broadcast, onReload }: BroadcastEditorProps) {
  const t = useMessages('console');
  const { form, submit, failure, isPending, revision } = useBroadcastForm(place, terms, broadcast);
  const [isSending, setSending] = useState(false);
  const language = useWatch({ control: form.control, name: 'language' });
  const { isDirty, errors } = form.formState;
  return (
    <form onSubmit={submit} noValidate className={styles.editor}>
      <FailureLine error={failure} />
      <RevisionConflict revision={revision} submit={() => submit()} onTakeTheirs={onReload} />
      <Panel title={t('broadcasts.message')}>
        <div className={forms.pageForm}>
          <TextField
            {...form.register('name')}
            label={t('broadcasts.name')}
            hint={t('broadcasts.nameHint')}
            error={errors.name?.message}
            maxLength={BROADCAST_NAME_MAX}
            dir="auto"
            required
          />
          <div className={forms.triple}>
            <Controller
              control={form.control}
              name="category"
              render={({ field: { ref: _ref, value, onChange } }) => (
                <SelectField
                  label={t('broadcasts.category')}
                  options={BROADCAST_CATEGORIES.map((category) => ({
                    value: category,
                    label: t(`messageTemplates.categories.${category}`),
                  }))}
                  value={value}
                  onValueChange={onChange}
                />
              )}
            />
            <TextField
              {...form.register('link')}
              label={t('broadcasts.link')}
              hint={t('broadcasts.linkHint')}
              error={errors.link?.message}
              dir="ltr"
            />
            <InstantControl
              control={form.control}
              name="sendAt"
              label={t('broadcasts.sendAt')}
              hint={t('broadcasts.sendAtHint')}
              brand={place.brand}
            />
          </div>
          <Segmented
            label={t('articles.language')}
            options={terms.languages.map((value) => ({ value, label: value }))}
            value={language}
            onValueChange={(value) => form.setValue('language', value)}
          />
          <TextFields key={language} form={form} terms={terms} language={language} />
        </div>
      </Panel>
      <Panel title={t('broadcasts.audience')} description={t('broadcasts.audienceHint')}>
        <div className={forms.form}>
          <AudienceFields form={form} languages={terms.languages} />
          <AudienceSize form={form} brand={place.brand} twoOperatorsFrom={terms.twoOperatorsFrom} />
        </div>
      </Panel>
      <div className={forms.footer}>
        <Button type="submit" variant={isDirty || !broadcast ? 'primary' : 'secondary'} loading={isPending}>
          {t('broadcasts.save')}
        </Button>
        {broadcast && (
          <Button variant={isDirty ? 'secondary' : 'primary'} disabled={isDirty} onClick={() => setSending(true)}>
            {t('broadcasts.send')}
          </Button>
        )}
      </div>
      {broadcast && isSending && (
        <SendDialog place={place} broadcast={broadcast} terms={terms} onClose={() => setSending(false)} />
      )}
    </form>
  );
}

interface TextFieldsProps {
  readonly form: UseFormReturn<BroadcastValues>;
  readonly terms: BroadcastTerms;
  readonly language: string;
}

/** The message in one language. */
function TextFields({ form, terms, language }: TextFieldsProps) {
  const t = useMessages('console');
  const errors = form.formState.errors.texts?.[language];
  const [needed = ''] = terms.languages;
  return (
    <div className={forms.form} lang={language}>
      <TextField
        {...form.register(`texts.${language}.title`)}
        label={t('messageTemplates.messageTitle')}
        error={errors?.title?.message}
        maxLength={MESSAGE_TITLE_MAX}
        dir="auto"
      />
      <TextAreaField
        {...form.register(`texts.${language}.text`)}
        label={t('messageTemplates.messageText')}
        hint={language === needed ? t('broadcasts.neededText') : t('broadcasts.otherText', { language: needed })}
        error={errors?.text?.message}
        maxLength={MESSAGE_TEXT_MAX}
        rows={6}
        dir="auto"
      />
    </div>
  );
}

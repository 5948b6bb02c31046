import { LANGUAGES } from '@marquee/contract/languages';
import { changeLanguage } from '@marquee/kit/i18n/i18n';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { SelectField } from '@marquee/ui/select';
import { keepLanguage } from '../preferences';

const options = LANGUAGES.map((value) => ({
  value,
  label: new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value,
}));

export function LanguageSelect() {
  const t = useMessages('console');
  const language = useLanguage();
  const choose = (code: string) => {
    changeLanguage(code).then(
      (isLast) => isLast && keepLanguage(code),
      () => notify({ tone: 'danger', title: t('errors.network_abnormal') }),
    );
  };
  return (
    <SelectField
      size="sm"
      label={t('language')}
      labelHidden
      options={options}
      value={language}
      onValueChange={choose}
    />
  );
}

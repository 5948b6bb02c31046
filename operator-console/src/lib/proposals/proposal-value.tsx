import type { ProposalRow, ProposalValue } from '@marquee/contract/calls/proposals';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Money } from '@marquee/ui';
import { LocalTime } from '../time/local-time';

/** A value of a proposal in the operator's language; nothing where there is none. */
export function Value({ value }: { readonly value: ProposalValue | null }) {
  const textOf = useValueText();
  const locale = formatLocale(useLanguage());
  if (value?.type === 'money') return <Money amount={value.amount} currency={value.currency} locale={locale} />;
  if (value?.type === 'instant') return <LocalTime instant={value.instant} />;
  return value && <span dir="auto">{textOf(value)}</span>;
}

/** The name of a row: its label, and which one of several it is. */
export function useRowName(): (row: Pick<ProposalRow, 'label' | 'of'>) => string {
  const t = useMessages('console');
  const textOf = useValueText();
  return ({ label, of }) => [t(label), ...of.map(textOf)].join(' · ');
}

function useValueText(): (value: ProposalValue) => string {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  return (value) => {
    switch (value.type) {
      case 'money':
        return `${value.amount} ${value.currency}`;
      case 'number':
        return numberFormat(locale).format(value.number);
      case 'percent':
        return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value.percent / 100);
      case 'level':
        return t('vip.levelNumber', { level: value.level });
      case 'word':
        return t(value.word);
      case 'text':
        return value.text;
      case 'instant':
        return value.instant;
    }
  };
}

import { VIEW_PAGES, viewQuery } from '@marquee/contract/agent-views';
import { formatLocale, isLanguage } from '@marquee/contract/languages';
import { formatMoney } from '@marquee/contract/money-format';
import { inDigitsOf, numberFormat } from '@marquee/contract/number-format';
import { readText } from '../../../../messages/texts';
import type { DayRange } from '../../../../platform/brand-days';
import { type Config, originOfHost } from '../../../../platform/config';
import type { Brand } from '../../../site/brand/brand';
import type { Letter } from '../../messaging/service';
import type { ReportToSend } from './report-mail-repository';
import type { ReportTokens } from './report-token';
import type { ReportFigure } from './report-totals';

/** Writes the mail of a report: totals in the agent's language, no names of members, the way to the page and out of the mails. */
export function createWriteReport(config: Config, tokens: ReportTokens) {
  return (report: ReportToSend, brand: Brand, days: DayRange, figures: readonly ReportFigure[]): Letter => {
    const language = [report.language, brand.defaultLanguage].find(isLanguage) ?? 'en';
    const locale = formatLocale(language, brand.config.formats);
    const counts = numberFormat(locale);
    const valueOf = (value: string | number) =>
      typeof value === 'number'
        ? counts.format(value)
        : formatMoney(value, { language: locale, symbol: brand.config.currencySymbol });
    const lines = figures.map(([name, value]) => `${readText(language, `report.${name}`) ?? name}: ${valueOf(value)}`);
    const origin = originOfHost(config, brand.mainHost);
    const token = tokens.issue(report.viewId);
    const period = days.from === days.to ? days.to : `${days.from} – ${days.to}`;
    return {
      brandId: brand.id,
      channel: 'mail',
      recipient: report.email,
      template: 'agent_report',
      language,
      values: {
        // A mail's subject is one line.
        name: report.name.replace(/\s+/g, ' '),
        period: inDigitsOf(locale, period),
        figures: lines.join('\n'),
        link: `${origin}${addressOf(report, days)}`,
        stop: `${origin}/stop-report#${token}`,
      },
      key: `report-${report.viewId}-${days.from}-${days.to}`,
      unsubscribe: `${origin}/wps/agent/report-mails/${token}/stop`,
    };
  };
}

/** The page of a report on the days that the mail is about. */
function addressOf({ page, query }: ReportToSend, days: DayRange): string {
  const filters = new URLSearchParams(query);
  filters.delete('range');
  if (page !== 'team' && page !== 'downlines')
    for (const name of ['from', 'to'] as const) filters.set(name, days[name]);
  const search = viewQuery(filters.toString());
  return VIEW_PAGES[page] + (search && `?${search}`);
}

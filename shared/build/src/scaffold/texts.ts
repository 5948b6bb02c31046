import type { Language } from '@marquee/contract/languages';

interface Texts {
  /** The remote's name, which is a proper name, in words of the language. */
  readonly title: (name: string) => string;
  readonly description: string;
  readonly note: string;
  readonly open: string;
}

/** What a new remote says until its team writes its own texts. */
export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    title: (name) => name,
    description: 'A new page from its own team.',
    note: 'This site has turned the note on.',
    open: 'View page',
  },
  bn: {
    title: (name) => `${name} পেজ`,
    description: 'নিজস্ব টিমের তৈরি একটি নতুন পেজ।',
    note: 'এই সাইটে নোটটি চালু আছে।',
    open: 'পেজ দেখুন',
  },
  vi: {
    title: (name) => `Trang ${name}`,
    description: 'Trang mới do nhóm riêng phát triển.',
    note: 'Trang web này đã bật ghi chú.',
    open: 'Xem trang',
  },
  zh: {
    title: (name) => `${name} 页面`,
    description: '由独立团队提供的新页面。',
    note: '本站已开启此提示。',
    open: '查看页面',
  },
  th: {
    title: (name) => `หน้า ${name}`,
    description: 'หน้าใหม่จากทีมของตัวเอง',
    note: 'เว็บไซต์นี้เปิดหมายเหตุนี้ไว้',
    open: 'ดูหน้านี้',
  },
  hi: {
    title: (name) => `${name} पेज`,
    description: 'अपनी टीम द्वारा बनाया गया नया पेज।',
    note: 'इस साइट ने नोट चालू किया है।',
    open: 'पेज देखें',
  },
  ar: {
    title: (name) => `صفحة ${name}`,
    description: 'صفحة جديدة من فريقها الخاص.',
    note: 'فعّل هذا الموقع الملاحظة.',
    open: 'عرض الصفحة',
  },
};

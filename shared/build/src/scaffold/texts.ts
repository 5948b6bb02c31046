import type { Language } from '@marquee/contract/languages';

interface Texts {
  readonly description: string;
  readonly note: string;
  readonly open: string;
}

/** What a new remote says until its team writes its own texts; its title is a proper name in every language. */
export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: { description: 'A new page from its own team.', note: 'This site has turned the note on.', open: 'View page' },
  bn: { description: 'নিজস্ব টিমের তৈরি একটি নতুন পেজ।', note: 'এই সাইটে নোটটি চালু আছে।', open: 'পেজ দেখুন' },
  vi: { description: 'Trang mới do nhóm riêng phát triển.', note: 'Trang web này đã bật ghi chú.', open: 'Xem trang' },
  zh: { description: '由独立团队提供的新页面。', note: '本站已开启此提示。', open: '查看页面' },
  th: { description: 'หน้าใหม่จากทีมของตัวเอง', note: 'เว็บไซต์นี้เปิดหมายเหตุนี้ไว้', open: 'ดูหน้านี้' },
  hi: { description: 'अपनी टीम द्वारा बनाया गया नया पेज।', note: 'इस साइट ने नोट चालू किया है।', open: 'पेज देखें' },
  ar: { description: 'صفحة جديدة من فريقها الخاص.', note: 'فعّل هذا الموقع الملاحظة.', open: 'عرض الصفحة' },
};

-- The games of partner studios are open by now. Operators' own texts stay.
update announcement
set title = title || '{"en": "Slots, live tables, sports, fishing and card games of our partner studios are open.", "bn": "অংশীদার স্টুডিওর স্লট, লাইভ টেবিল, স্পোর্টস, ফিশিং ও কার্ড গেম এখন খেলা যায়।"}',
    content = content || '{"en": "<p>Slots, live tables, sports, fishing and card games of our partner studios are open.</p>", "bn": "<p>অংশীদার স্টুডিওর স্লট, লাইভ টেবিল, স্পোর্টস, ফিশিং ও কার্ড গেম এখন খেলা যায়।</p>"}'
where title ->> 'en' = 'Games of partner studios can be browsed; they open for play as each studio is connected.';

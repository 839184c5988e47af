import { readFileSync, readdirSync } from 'node:fs';
const s = JSON.parse(readFileSync('/work/wt/pr/sample-configs/kardia/kardia2027/data/sessions.json')).rows;
const p = JSON.parse(readFileSync('/work/wt/pr/sample-configs/kardia/kardia2027/data/presentations.json')).rows;
console.log('rec', s.filter(x=>x.RecordingUrl).length, 'stream', s.filter(x=>x.StreamUrl).length, 'prec', p.filter(x=>x.RecordingUrl).length, [...new Set([...s,...p].flatMap(x=>[x.RecordingUrl,x.StreamUrl]).filter(Boolean))].slice(0,20));

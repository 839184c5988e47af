// Paediatric and congenital cardiology: symposia, workshops and the words of its research.
import type { FieldTable } from '../shapes.ts';

export const paediatric: FieldTable = {
  words: 'paediatric and congenital cardiology',
  symposia: [
    {
      name: 'Fontan at forty: a circulation grows up',
      why: 'The first large generation with a Fontan circulation is entering middle age, with livers and rhythms to match.',
      take: 'A surveillance calendar agreed by seven centres.',
      talks: [
        'Liver surveillance: elastography, nodules and nerves',
        'Exercise as treatment',
        'Lymphatic leaks: seeing and sealing',
        'When the circulation fails: transplant timing',
      ],
    },
    {
      name: 'Fetal cardiology: decisions before birth',
      why: 'Detection before birth has doubled in two decades, and so have the conversations that follow it.',
      take: 'A counselling checklist written together with parents.',
      talks: [
        'Screening views: what midwives can do',
        'Aortic valvuloplasty in the womb: selection',
        'Fetal arrhythmia: treat the mother, treat the child',
        'Words for uncertain news',
      ],
    },
    {
      name: 'Tetralogy of Fallot: timing the valve',
      why: 'Every pulmonary valve is replaced too early or too late, and nobody knows which until later.',
      take: 'Volumes, rhythm and symptoms weighed in four cases.',
      talks: [
        'Thresholds from imaging: what survives scrutiny',
        'Valves by catheter in the large outflow tract',
        'Sudden death: whom to protect',
        'Pregnancy after repair',
      ],
    },
    {
      name: 'Transition: from the children’s ward to adult care',
      why: 'One young person in four is lost to follow-up between sixteen and twenty-two.',
      take: 'Young adults chair this session together with the faculty.',
      talks: [
        'Lost and found: why they left and what brought them back',
        'The transition nurse',
        'Contraception, tattoos, travel: questions nobody asks',
        'Work and insurance with a heart condition',
      ],
    },
  ],
  workshops: [
    {
      name: 'Segmental anatomy with printed hearts',
      why: 'Fifteen printed hearts pass from hand to hand.',
      parts: ['Situs, loop and great arteries', 'Holes that matter'],
    },
  ],
  papers: [{ name: 'Congenital heart disease across the ages', in: 'fontan arch dcm kd tof hcm preg' }],
  posters: [
    { name: 'Children with heart disease', in: 'fontan arch dcm kd' },
    { name: 'Adolescents and adults with congenital disease', in: 'tof preg hcm' },
  ],
  research: {
    outcomes: {
      rei: 'reintervention',
      death: 'death or transplantation',
      arr: 'sustained arrhythmia',
      adm: 'unplanned admission',
      neuro: 'neurodevelopmental delay at two years',
    },
    populations: {
      fontan: ['children with a Fontan circulation', 'death adm'],
      arch: ['infants after neonatal arch repair', 'rei neuro'],
      tof: ['adults with repaired tetralogy of Fallot', 'arr rei'],
      dcm: ['children with dilated cardiomyopathy', 'death adm'],
      hcm: ['adolescents with hypertrophic cardiomyopathy', 'arr'],
      kd: ['children after Kawasaki disease', 'adm rei'],
      preg: ['pregnant women with congenital heart disease', 'adm arr'],
    },
    markers: [
      { name: 'liver stiffness', worse: 'high', in: 'fontan', why: 'Liver disease follows decades of raised venous pressure.' },
      {
        name: 'right ventricular end-systolic volume',
        worse: 'high',
        in: 'tof preg',
        why: 'Volume thresholds for valve replacement derive from small series.',
      },
      {
        name: 'peak oxygen uptake',
        worse: 'low',
        in: 'fontan tof hcm preg',
        why: 'Exercise capacity summarises a circulation better than any single image.',
      },
      {
        name: 'growth faltering in the first year',
        fixed: true,
        worse: 'present',
        in: 'arch dcm',
        why: 'Feeding difficulty is frequent after neonatal surgery and is treated late.',
      },
      { name: 'parental distress', worse: 'high', in: 'arch kd dcm', why: 'Parents’ wellbeing shapes the child’s recovery.' },
    ],
    interventions: [
      {
        name: 'home monitoring between stages',
        in: 'arch fontan',
        why: 'The months between the first and second operation are the most dangerous.',
      },
      {
        name: 'a supervised exercise programme',
        in: 'fontan hcm tof kd',
        why: 'Children with heart disease are kept from sport more often than is necessary.',
      },
      {
        name: 'catheter-based pulmonary valve replacement',
        in: 'tof',
        why: 'Repeated sternotomy is the price of many repairs.',
        against: 'surgical replacement',
      },
      {
        name: 'a young-adult transition clinic',
        aims: 'loss to follow-up',
        in: 'tof hcm fontan',
        why: 'Follow-up breaks off when paediatric care ends.',
      },
      {
        name: 'early feeding support',
        aims: 'tube feeding at six months',
        in: 'arch dcm',
        why: 'Tube feeding is easier to start than to stop.',
      },
    ],
    methods: [
      {
        name: 'pulse oximetry with perfusion index',
        finds: 'recoarctation',
        against: 'echocardiography',
        in: 'arch',
        why: 'Recurrent obstruction of the arch escapes screening by saturation alone.',
      },
      {
        name: 'four-dimensional flow imaging',
        finds: 'unequal lung perfusion',
        against: 'catheterisation',
        in: 'fontan tof',
        why: 'Catheterisation exposes children to radiation and anaesthesia.',
      },
      {
        name: 'automated fetal view recognition',
        finds: 'outflow tract anomalies',
        against: 'expert review',
        in: 'preg',
        why: 'Detection before birth varies more between clinics than between countries.',
      },
    ],
  },
};

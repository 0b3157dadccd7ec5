import type { MailWordsOf, QuietWords } from './mail-words.ts';

const signature = 'Racontez une histoire. Sauvez une vie.';
const because = 'Nous ne pouvons pas le publier tel quel, et voici pourquoi :';
const note = 'La personne qui l’a lu ajoute :';
const appeal =
  'Si vous pensez que nous nous trompons, écrivez à {appeals} en donnant la référence {reference}. Une personne vous lira.';

const answer = {
  subject: 'Une réponse vous attend',
  there: 'Il y a une réponse sur la page de votre reçu. Ouvrez-la avec vos douze mots :',
};

export const french: MailWordsOf = {
  STORY: {
    approval: {
      subject: 'Votre récit est publié sur {site}',
      published: 'Votre récit « {title} » est publié.',
      page: 'Il a sa propre page, que vous pouvez partager avec qui vous voulez :',
      thanks: 'Merci de nous l’avoir confié.',
      why: 'Vous recevez ce seul message parce que vous avez laissé cette adresse en envoyant votre récit. Personne d’autre ne peut la voir, et il n’y a aucune liste à quitter.',
    },
    refusal: {
      subject: 'À propos de votre récit sur {site}',
      thanks:
        'Merci d’avoir écrit « {title} » et de nous l’avoir confié. Une personne de notre équipe de lecture l’a lu avec soin.',
      because,
      note,
      again:
        'Si vous changez cela, nous le relirons avec plaisir. Envoyez-le comme un nouveau récit, le jour que vous voudrez :',
      appeal,
      why: 'Vous recevez ce message parce que vous avez laissé cette adresse en envoyant votre récit. Personne d’autre ne peut la voir, et il n’y a aucune liste à quitter.',
    },
    answer,
    signature,
  },
  LETTER: {
    approval: {
      subject: 'Votre lettre est publiée sur {site}',
      published: 'Votre lettre « {title} » est publiée.',
      page: 'Elle a sa propre page, que vous pouvez partager avec qui vous voulez :',
      thanks: 'Merci de nous l’avoir confiée.',
      why: 'Vous recevez ce seul message parce que vous avez laissé cette adresse en envoyant votre lettre. Personne d’autre ne peut la voir, et il n’y a aucune liste à quitter.',
    },
    refusal: {
      subject: 'À propos de votre lettre sur {site}',
      thanks:
        'Merci d’avoir écrit « {title} » et de nous l’avoir confiée. Une personne de notre équipe de lecture l’a lue avec soin.',
      because: 'Nous ne pouvons pas la publier telle quelle, et voici pourquoi :',
      note: 'La personne qui l’a lue ajoute :',
      again:
        'Si vous changez cela, nous la relirons avec plaisir. Envoyez-la comme une nouvelle lettre, le jour que vous voudrez :',
      appeal,
      why: 'Vous recevez ce message parce que vous avez laissé cette adresse en envoyant votre lettre. Personne d’autre ne peut la voir, et il n’y a aucune liste à quitter.',
    },
    answer,
    signature,
  },
};

export const quietFrench: QuietWords = {
  subject: 'Des nouvelles pour vous de {site}',
  decided: {
    published: 'Ce que vous nous avez envoyé est publié.',
    'not-as-it-is':
      'Merci de ce que vous nous avez envoyé. Une personne de notre équipe de lecture l’a lu avec soin. Nous ne pouvons pas le publier tel quel.',
  },
  look: {
    published: 'Tout le reste est sur la page de votre reçu. Ouvrez-la avec vos douze mots :',
    'not-as-it-is':
      'La raison, et ce que vous pouvez faire, sont sur la page de votre reçu. Ouvrez-la avec vos douze mots :',
  },
  why: 'Ce message ne nomme rien, comme vous l’avez demandé. Vous le recevez parce que vous nous avez laissé cette adresse. Personne d’autre ne peut la voir, et il n’y a aucune liste à quitter.',
};

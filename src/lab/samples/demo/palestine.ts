import type { SampleStory } from '../sample-story.ts';

export const palestineLetters: SampleStory[] = [
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'I made you a kite with a very long tail',
    age: 8,
    gender: 'F',
    country: 'United Kingdom',
    city: 'Leeds',
    body: `My grandad showed me how to make a kite from two sticks and a bin bag. The tail has eleven ribbons because I kept finding more ribbons.

On Sunday it got stuck in a tree and a man with a ladder got it down. He asked who it was for. I said it is for somebody in Gaza but I am testing it first. It works. It pulls a bit to the left.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'My tooth came out in a samosa',
    name: 'Aleena',
    age: 7,
    gender: 'F',
    country: 'Canada',
    city: 'Mississauga',
    belief: 'Islam',
    body: `I was eating a samosa at my Nani’s house and I felt something hard. I thought it was a bone but it was a potato samosa. It was my tooth!

My brother screamed more than me. Now I whistle when I say six. I have lost four teeth. Nani keeps them in a little box with a button and a stamp. How many have you lost?`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'From a baker who starts at three',
    name: 'Karim',
    age: 54,
    gender: 'M',
    country: 'France',
    city: 'Marseille',
    body: `When I get up the whole street is asleep except me and the seagulls. I light the oven, I put the radio on very low, and I wait for the dough. People think a baker works with his hands. Mostly he waits.

I was nine when my uncle let me stand on a crate and fold my first loaf. It came out like a shoe. He put it in the window with the good ones, with a price on it, and somebody bought it. For years I believed it was a stranger. He told me at my wedding that it was him.

There is a boy of nine in the shop on Saturdays now, my neighbour’s son. His loaves look like shoes. I put them in the window.

I would have liked to have you on the crate beside him. You would both have flour in your ears by six o’clock.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'Twenty six of us and one tomato plant',
    age: 9,
    gender: 'X',
    country: 'Canada',
    city: 'Hamilton',
    body: `We are a Grade 4 class. In our window there is one tomato plant. There were supposed to be twenty-six, one each, but we watered them too much and this is the one that stayed.

So it belongs to all of us. We have a chart for who turns the pot, because it leans to the sun. On Fridays we measure it. It is 61 centimetres. Two people wanted to call it Tommy and everybody else voted for Layla, so it is Layla.

There are three small green tomatoes. We are having a long argument about what to do with them. It is not finished.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'Our cat sleeps in the bread basket',
    name: 'Emre',
    age: 9,
    gender: 'M',
    country: 'Turkey',
    city: 'Istanbul',
    body: `The cat on our street is called Pasha. He does not belong to anyone so he belongs to everyone. My grandmother gives him yoghurt. I give him nothing because he already has a big stomach.

At night he sleeps in the bread basket outside the shop. In the morning the man has to say good morning Pasha, please move. He always moves, but slowly.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'Night shift and a paper boat',
    gender: 'F',
    country: 'Ireland',
    city: 'Cork',
    belief: 'Christianity',
    body: `It’s a quarter past four and the ward is quiet, so I am writing to you on the back of a menu card. I’m a children’s nurse.

There is a girl in bed six who can’t sleep, and she has been teaching me to fold a boat. I’m very slow. She says I have grown-up fingers. We have made nine, and the ninth one floats in the sink for almost a minute if nobody breathes on it.

I told her I was writing to a child in Gaza and asked what I should say. She thought for a long time. Then she said: tell them you fold it in half twice, and after that you have to open it like a bird’s mouth, that’s the bit everyone gets wrong.

So that part is from her. From me: good night, or good morning, whichever it is where you are.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'What snow sounds like',
    age: 10,
    gender: 'M',
    country: 'Canada',
    city: 'Winnipeg',
    body: `People tell you snow is white and cold. They never tell you it has a sound. When it is a bit cold it goes crump. When it is really cold, like minus thirty, it squeaks like new shoes.

When it is falling it makes everything else go quiet, even the big road. My dad is from Egypt. The first time he saw it he opened the window and asked who turned off the city.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'The maqluba I turned over too soon',
    age: 71,
    gender: 'F',
    country: 'Jordan',
    city: 'Amman',
    belief: 'Islam',
    body: `You are supposed to wait. Every child who has ever stood in a kitchen knows it. You take the pot off the fire, you let it sit, and you turn it over when your mother says and not before.

I have made maqluba for fifty-five years. Last Friday, with fourteen people at the table, I turned it too soon. The eggplant slid to the left, the rice went to the right, and one piece of chicken travelled as far as my son-in-law. Nobody spoke. Then the smallest one, Sama, who is four, began to clap.

My mother used to knock on the bottom of the pot with a wooden spoon before she lifted it, and we children had to knock on the table with her. I am still not certain that it does anything. She knocked seven times. My sister says five. If somebody in your family knocks, I would like to know the number, so I can telephone my sister.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'I was goalkeeper because nobody else wanted to',
    name: 'Sani',
    age: 11,
    gender: 'M',
    country: 'Nigeria',
    city: 'Kano',
    body: `In our area the smallest person has to be goalkeeper. That is me. The goal is two slippers.

On Saturday a big boy called Musa kicked so hard that I closed my eyes. When I opened them the ball was in my arms. I don’t know how it came there. Everybody shouted my name. Now they think I am good, so I can’t stop. What position do you play?`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'You have forgotten the strawberries',
    age: 51,
    gender: 'F',
    country: 'United Kingdom',
    city: 'Glasgow',
    belief: 'Non-religious',
    body: `I have taught geography for twenty-six years, and I want to tell you about a lesson I got wrong.

I had drawn the Mediterranean on the board, freehand, because I am vain about my coastlines. I went round it naming things. Spain, olives. Italy, volcanoes. Egypt, the delta. When I reached the corner where you live I made a dot, wrote the name and said a few serious sentences, and everybody looked at their desks, the way children do when an adult becomes serious.

There was a new boy in the second row. His English was careful and he never put his hand up. He put it up. “Miss,” he said, “you have forgotten the strawberries.”

I asked what he meant. He came and took the chalk from me and drew, next to my dot, a strawberry, quite a big one. He said that in the north there are fields of them, and his uncle packed them in boxes, and they are best in winter, when ours are only pictures on a yoghurt pot. Then he drew a fish for the harbour. He drew carnations, because they grow those too. He drew a man with a cart and did the man’s shout, and the class laughed, and he laughed.

By the bell there was no sea left. It was full of things.

I did not rub it out. The maths teacher has that room after me. She is strict, and she taught fractions in the one free corner for a week.

He is a head taller than me now, good at physics, terrible at being on time. Last month his mother came to parents’ evening. She had carried a jar of red chilli paste across town on two buses, because he’d told her that I eat plain toast for lunch. I have it on the toast. It makes my eyes run.

So this is what I know about where you live, and I have it from an expert: strawberries in winter, a fish, carnations, a man with a voice like a trumpet. If I have still left something out, and I must have, I would be glad to be corrected. There is plenty of chalk.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'A song for washing dishes',
    name: 'Zahra',
    age: 13,
    gender: 'F',
    country: 'South Africa',
    city: 'Cape Town',
    body: `In our house whoever washes the dishes chooses the song, and everybody in the kitchen has to sing, even visitors. My ouma chooses old songs with about forty verses so nobody will ask her to wash again.

I made one up. It only has one line, “the pot is not as dirty as it looks”, and you sing it higher every time until somebody’s voice breaks. My dad’s broke first. You can use it for anything. Just change the pot.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'My donkey does not like Tuesdays',
    age: 12,
    gender: 'M',
    country: 'Morocco',
    body: `Tuesday is market day and my donkey knows it. On Monday evening he is normal. On Tuesday he puts his four feet in the ground like a table.

My father pulls, I push, and my sister walks in front with the green part of a carrot. We live high up, so the whole valley can watch us. Coming home he runs. I understand him. I am the same on the day we have dictation.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'How to draw a horse',
    name: 'Noor',
    age: 10,
    gender: 'F',
    country: 'Sweden',
    city: 'Malmö',
    body: `I will teach you to draw a horse. The legs are hard but I found a trick.

First draw a big bean lying down. Then a small bean for the head. Join them with a neck, thick not thin. Ears like two almonds. Now the trick. Draw long grass, a lot of it, and you don’t have to do the feet! My teacher noticed, but she said it was clever.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'I am seven and a half',
    age: 7,
    gender: 'M',
    country: 'Indonesia',
    belief: 'Islam',
    body: `I have a bird and a bicycle with a bell. The bird can make the sound of the bell. So when I am in the house I think somebody is taking my bicycle.

I run outside and it is only the bird. It happens every day. The bird is yellow. I am seven and a half.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'Basbousa (I poured it hot on hot)',
    age: 12,
    gender: 'F',
    country: 'Egypt',
    belief: 'Islam',
    body: `This is my grandmother’s basbousa and she doesn’t know I am giving it away. Two cups of semolina, one of sugar, one of yoghurt, half a cup of butter, a small spoon of baking powder. You don’t beat it. You mix it with your hand as if you are stroking it.

The cake must be hot and the syrup must be cold. I poured hot on hot. It became soup. My grandmother looked at it for a long time, and then she brought the spoons.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'Questions from Room 12',
    age: 8,
    gender: 'X',
    country: 'Canada',
    city: 'Edmonton',
    body: `We wrote down our questions for you and our teacher picked some out of a hat.

Can you do a handstand? Who is the funniest person in your family? Is the sea always warm or only in summer? Do you have a word for when your foot goes to sleep? In your language, what does the dog say? Is it better to be the oldest or the youngest? Chloe wants to know your favourite colour and if it changes.

Now ours. Handstand: four of us can. Funniest: Ahmed’s uncle, who came on job day and is a plumber. Foot: pins and needles. Colour: mostly blue.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'I repair umbrellas',
    age: 83,
    gender: 'M',
    country: 'Japan',
    belief: 'Buddhism',
    body: `There are not many of us left, because a new umbrella costs less than a lunch. But people still come. A young man brought me his mother’s, with one broken rib and a handle her hand had made smooth. A girl brought a yellow one that the wind turned inside out on her first day of school. She asked me if it hurt. I said only the one rib.

When I was a child there was very little to buy in our city. My father repaired one black umbrella so many times that in the end no part of it was the first umbrella. We went on calling it the same one. It hangs here in the shop. It is raining this afternoon and I used it to fetch the post.

I do not know whether you have much rain. If you own an umbrella, let it dry open, and when it sticks, do not force it.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'The whale looked bored',
    age: 14,
    gender: 'F',
    country: 'New Zealand',
    city: 'Kaikoura',
    body: `My aunt drives one of the whale boats. I’ve been out with her about thirty times and I had never seen a sperm whale. Every time I come along they hide. She tells the passengers I’m bad luck.

In April one came up right next to us. It wasn’t like the pictures. It looked like a long wet log that was breathing. It lay there for ten minutes doing nothing, and then it tipped over and the tail went up, slowly, with the water coming off it like a curtain. All the tourists were screaming. I cried a bit and was annoyed about it.

They can hold their breath for an hour. I tried it in the bath. Forty-one seconds.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'Riding with no hands',
    name: 'Bilal',
    age: 13,
    gender: 'M',
    country: 'Netherlands',
    body: `It isn’t about balance. You have to sit up straight as if you are a king and a bit bored. My cousin told me that, and he can do it while peeling an orange.

I fell in the same bush twice. On Thursday I did it from the bridge to the bakery, two hundred metres. I didn’t know what to do with my hands so I waved. An old lady waved back. I have already told everybody here, so now I am telling you.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'The fig in the olive oil tin',
    age: 62,
    gender: 'F',
    country: 'Chile',
    city: 'Santiago',
    belief: 'Christianity',
    body: `When I was small I thought Palestine was a neighbourhood of Santiago, two buses from ours, where my grandfather had left a tree.

He came to Chile on a ship, as a boy, from Beit Jala, and he sold buttons. Thread, elastic and buttons, first from a suitcase, then from a table, then from a shop. He spoke Spanish with all its edges rubbed off. But in the yard, in a square tin that had once held olive oil, he kept a fig, and to the fig he spoke Arabic. He told it the price of elastic. He told it who had got married. When we made noise he said: quiet, I am talking with someone.

The fig had come as a stick, in the sleeve of a cousin’s coat, wrapped in wet newspaper. It did not like our seasons, which are upside down, and for two years it could not decide when to be asleep. My grandmother wanted the tin for flour. He said, give it until Sunday, and he said that every week for two years.

It has been moved five times. After the tin it had a barrel, then a garden, then another barrel when the garden was sold, and now it stands behind my kitchen, taller than the roof. The birds get the top figs, the neighbours take the ones over the wall, and I have what is left, which is plenty. My granddaughter Amalia, who is six, has inherited the conversation. Yesterday she was informing it about a girl in her class who bites.

I have very little Arabic. Bread, enough, my darling, slowly. But I know how to take a cutting: in winter, a branch as thick as your finger and as long as your forearm. You bury most of it and leave two buds looking out. Then you do nothing, and that is the hard part, because you will want to pull it up to see if it has roots. My grandfather pulled his up twice.

I wanted a child there to know of a tree here that has heard more Arabic than Spanish. It is bare just now. On the lowest branch Amalia has hung her wet socks.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'Jokes that I tested first',
    name: 'Yusuf',
    age: 10,
    gender: 'M',
    country: 'United States',
    city: 'Dearborn',
    body: `I told these to my whole family and I am only sending the ones where somebody laughed.

What do you call a bear with no teeth? A gummy bear. (My sister laughed and then said it wasn’t funny.) What did the zero say to the eight? Nice belt. (My grandfather laughed so long he had to sit down, and he doesn’t speak much English. So that one is the best.)`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'The hen who thinks she is a dog',
    age: 9,
    gender: 'F',
    country: 'Kenya',
    body: `We have a brown hen called Askari. It means guard. She walks with me to the gate every morning and stands there until I turn the corner.

When a man comes to read the water meter she runs at him with her wings out. He is tall and he is afraid of her. She does not lay many eggs. My mother says she is too busy.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'From the driver of a city bus',
    age: 0,
    gender: 'M',
    country: 'Canada',
    city: 'Ottawa',
    body: `Every school day at ten to eight a boy gets on my bus with a trombone case that is taller than he is. He sits in the front seat, where I can see him in the mirror, and gives me a report. Monday: he has learned B flat. Tuesday: he has lost B flat.

In February we got stuck behind a snowplough for twenty minutes. People were sighing. I said over the speaker, is there any chance of some music? He went as red as the stop button. Then he took it out and played something slow. I think it was a carol. There were eleven passengers, and a lady clapped with her mittens on, so it made no sound at all.

He asked me what I do when I’m not driving. I told him I write letters now and then, which was not true. So now it is, because of you.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: "I can't whistle yet",
    name: 'Mila',
    age: 8,
    gender: 'F',
    country: 'Germany',
    body: `Everybody in my class can whistle except me and Jonas. I practise in the bathroom because it echoes. Only air comes out.

My big sister says you must hold your lips like you are going to kiss a fish. Today there was one small sound but maybe it was the pipe. If you can whistle, how long did it take you to learn?`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'A letter from the pigeon roof',
    name: 'Rami',
    age: 15,
    gender: 'M',
    country: 'Lebanon',
    city: 'Tripoli',
    body: `My uncle keeps forty pigeons on our roof and I’m his assistant, which means I clean.

At five he waves a black cloth on a stick and they go up all together. When they turn, for one second they disappear, because a pigeon is thin from the side. Then they turn again and it looks as if somebody threw a handful of paper.

There’s a man two buildings away who has pigeons too. If one of his lands with us by mistake my uncle feeds it and sends it home with a red thread on its leg. The man sends ours back with a blue one. They had a quarrel before I was born and have not spoken since, only like this.

My favourite is brown with feathers on her feet. She is always last to come down, and she walks in like a bride.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'We named a star but not officially',
    age: 11,
    gender: 'X',
    country: 'Australia',
    city: 'Alice Springs',
    body: `Our class went camping in the desert. Our teacher made us lie on a tarp and look up for twenty minutes without talking, which is a record for us.

We picked a star, not the brightest one, next to the Southern Cross, and Amir named it Habibi. Then our teacher told us you can’t really see the Southern Cross from Gaza. So we chose another one that you can see too. It’s the reddish one in Orion’s shoulder. From here Orion stands on his head, so look at the top and we will look at the bottom.

It already has a proper name. We don’t think it minds.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'Me and the letter M',
    name: 'Haris',
    age: 14,
    gender: 'M',
    country: 'United Kingdom',
    city: 'Birmingham',
    belief: 'Islam',
    body: `I’ve got a stammer. It’s worst on M, which is unlucky, because my mum, my road and my best mate all start with M.

When I recite Qur’an it goes away. The speech lady says it’s the rhythm, same as with singing. Last term I said I’d read a poem in assembly and I got stuck on the first word for what felt like a year. It was “my”. Nobody laughed. My mate just looked at the ceiling and waited like he was at a bus stop. Then it came out, and so did the rest.

What I like about a letter is I can use as many as I want. Mango. Mountain. Marmalade. Monday. Mum.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'The chair that wobbled',
    name: 'Gordon',
    age: 66,
    gender: 'M',
    country: 'Canada',
    body: `I’ve built chairs for forty years and I don’t let them leave the shop if they rock. So I was not pleased when my granddaughter, who is eight, sat down in our kitchen and said, “Grampy, this one wobbles.”

I turned it over. I measured the legs. I shaved a hair off one of them, and then it wobbled the other way. I was at it for most of a Saturday, getting shorter in temper while the chair got shorter in leg. She sat on the counter eating an apple and watching me.

Finally she slid down and moved the chair one foot to the left. It stood like a rock. It was the floor.

I built that floor too. She has been kind enough not to bring it up, except at Christmas, and on my birthday, and when company comes.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'Nobody may be angry in mango season',
    age: 11,
    gender: 'F',
    country: 'Pakistan',
    body: `That is my Dada’s rule. We sit in the courtyard in our oldest clothes and the mangoes float in a bucket of cold water. You press one all over till it is soft, bite a small hole in the top and drink it.

My cousin pressed too hard and it flew up and hit the fan. The fan was on. Dada was wearing white. He looked at himself and then he said, it is still the season.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'My twin says hello too',
    name: 'Mithila',
    age: 9,
    gender: 'F',
    country: 'Bangladesh',
    city: 'Sylhet',
    body: `I have a twin sister. She is six minutes older and she never stops saying it. We are writing this together but I have the pen.

In the rainy months the road to school becomes water and we go by boat. My uncle lets one of us steer. It is always her because of the six minutes. Today it was me! I hit the bank. She says hello also.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'We waited in the yard for the sun',
    age: 12,
    gender: 'F',
    country: 'Norway',
    city: 'Tromsø',
    body: `In my town the sun goes behind the mountains in November and we don’t see it again until January. It isn’t completely black. At lunch it gets blue.

On the day it comes back the whole school goes out and stands in the snow and stares at one place between two mountains. This year it came for four minutes. Everyone’s face went orange. My best friend missed it because she was doing up her boot. We have special buns that day, so she got mine.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'I used to buy corn on that beach',
    age: 33,
    gender: 'F',
    country: 'Canada',
    city: 'London',
    belief: 'Islam',
    body: `I grew up in Gaza, four streets from the sea, so there are things I don’t have to explain to you. I live in Canada now and I explain all day. To you I can just say “the corn man”, and you can smell it.

Ours had a cart with one short leg propped on a brick. He turned the cobs with his bare fingers. We had money for two between four of us, so we made a law. You went across once, like a typewriter, left to right, one row, and passed it on. My brother Hani took two rows and swore it was one. We held trials about it. My father was the judge, in a plastic chair with his trousers rolled up and his feet in the water, and he found everybody guilty.

I remember tea in glasses too hot to hold. I remember girls from my class pretending not to know whose father was singing. On Fridays it was so full that if you lost your sandals you went home in somebody else’s.

Here in Ontario there is corn everywhere. In August it comes right up to the road, taller than the car. My first summer I made my husband stop at a farm table with a tin for the coins and no person, and I bought twelve. Twelve! I roasted them on the balcony and the neighbour came to see what was burning. She had only ever had it boiled. She walked up and down my kitchen with the cob in both hands and did not say a word until it was bare.

My daughter is five. She eats it like a typewriter, one row, left to right. I don’t remember teaching her. She has never seen a typewriter.

Hani became a dentist, which all of us find very funny. When he calls, we still argue about the rows.

I have no advice for you. I only wanted, for once, to write to someone who knows that the sea was on the left when I walked to school, and that in the evening it goes quite orange, and then grey, and then the boats put their lamps on, one and one and one.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'How I learned to plait hair',
    gender: 'M',
    country: 'United States',
    body: `I have three daughters and I drive a truck. When my wife began working mornings, hair became my job. Nobody trained me.

The first week they went to school looking like they had come through a hedge. The oldest one wore a hood until Thursday. So I asked the women at the mosque, and an auntie tied three ropes to a chair, one red, one white, one blue, and sat me down in front of it after Friday prayer. Over, under, pull. The other men had a lot to say. By the end of the month two of them were waiting for the chair.

I can do two plaits in four minutes now, and the one that starts at the forehead. The little one falls asleep while I do it. Her head goes down and I have to follow it.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'My hamster is called Biscuit',
    name: 'Oisin',
    age: 7,
    gender: 'M',
    country: 'Ireland',
    body: `My hamster is called Biscuit. He is awake when I am asleep. He puts seeds in his cheeks until his face is square.

Once he got out and we looked for two days. He was in my dad’s slipper. My dad had been wearing the other slipper. Do you have a pet or would you like one? I think you would like Biscuit.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'A book came back after 31 years',
    age: 58,
    gender: 'F',
    country: 'Canada',
    body: `I work at the front desk of a library. On Wednesday a man came up with his hat in his hand and a picture book in a bread bag. He had borrowed it when he was eight. Then his family moved, and it turned up last month inside a piano bench. He wanted to know what he owed.

I worked it out for fun. It came to more than a bicycle. We don’t charge fines any more, so I just stamped it, and he stood there a little disappointed, I think. He had been worrying for a long time and had expected it to cost something.

So I asked him to read it to me. There was nobody waiting. It’s about a duck who wants to deliver the mail. He did all the voices.

It is back on the shelf, lowest row, by the window. I thought of you because I sometimes think about who is going to take a book out next.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'My grandfather builds towers of soap',
    age: 12,
    gender: 'M',
    country: 'West Bank, Palestine',
    city: 'Nablus',
    body: `My grandfather works in a soap factory, the old kind. They pour the soap on the floor of a big room like a lake, and when it is hard they cut it and stamp it. Then he builds towers with it so the air can go through. The towers are round and taller than a man, with holes like windows.

He does it without looking. I tried one. It fell and took another one with it. He didn’t shout. He said, “Now you know where the middle is.”

I smell of soap all the time. In football they call me Clean.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'Knitted in the wrong colour',
    name: 'Morag',
    age: 79,
    gender: 'F',
    country: 'United Kingdom',
    city: 'Inverness',
    belief: 'Christianity',
    body: `There are six of us on a Thursday and we knit hats. I was asked for blue and I knitted green, because I did it in the evening and my lamp is yellow and so are my eyes. Nobody noticed until daylight. Forty-one hats, all green.

We had a laugh about it. Jean said it looked like a field. Then her great-grandson came in, he is three, and he put on one hat, and another over it, and another, until he had seven on and could only walk in a straight line.

I’ve been told hats can’t easily be sent where you are just now. So I’m sending you the pattern in my head: cast on eighty, rib for an inch, and then you just go round and round until it is long enough. I talk to whoever it’s for while I go round. This week it has been you. I told you all about my knee.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'I turn the rope for the small ones',
    age: 16,
    gender: 'F',
    country: 'Gaza, Palestine',
    body: `I am from here too, so maybe you have heard me. I am the tall one who turns the rope in the afternoon.

It began with my cousin Lulu, who is six. She wanted to skip and there was nobody to hold the other end, so we tied it to a pole. The next day there were five girls, then twelve, then three boys who said they were only watching. There is a boy now who can do it with his eyes shut.

My arm gets tired but I have learned to change hands without stopping. We use the old rhyme my mother knows, and where she says the name of her street, every child says the name of theirs. It makes the rhyme very long. Nobody is allowed to be cut off in the middle.

Lulu’s best is thirty-four. She asked me to write that down somewhere, so I am writing it here.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'I got glasses',
    age: 8,
    gender: 'M',
    country: 'Canada',
    body: `Before I had glasses I thought trees were just green on top. Then I put them on in the car and I saw that every leaf is separate! I said it out loud the whole way home. Leaf leaf leaf leaf.

My mum had to stop the car because she was laughing, or crying, she said both. They are red. I also found out that our neighbour has a moustache.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'The moon was late at our house',
    name: 'Samira',
    age: 10,
    gender: 'F',
    country: 'Brazil',
    city: 'São Paulo',
    belief: 'Islam',
    body: `We went up on the roof of our building to look for the Eid moon. There were seven families and one telescope. It was cloudy. The doorman, who isn’t Muslim, came up too and he was the most worried of anybody.

At last a small boy said, what’s that? It was a crane on a building. Then the cloud moved and there it was, right next to the crane, very thin. The doorman shouted like it was a goal.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'Six ways to fold a napkin',
    name: 'Idris',
    age: 16,
    gender: 'M',
    country: 'Canada',
    city: 'Montreal',
    body: `I work weekends in my uncle’s restaurant. I wanted to cook. He put me on napkins.

There’s the fan, the pocket, the candle, the bishop’s hat, the boat and the rose. The rose takes me two minutes and people destroy it in one second without looking. I complained about it. My uncle said, did you see table four? An old man was eating by himself there. He hadn’t opened his. He’d moved it to the other side of the table, where somebody would sit, and he was eating across from it.

I do the rose properly now. I still want to cook. Last week I was allowed to stir something.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'Our sheep is called Minister',
    age: 12,
    gender: 'M',
    country: 'Senegal',
    city: 'Dakar',
    body: `In Dakar many people keep a sheep on the roof. Ours is white and very serious. He stands at the edge and looks down at the traffic, so my father called him Minister.

He eats cardboard. He ate the box of the new television and also the paper that said how to use the television. Now only the small light works. My father says Minister is the one person in this house who read the instructions.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'What we would put in the box',
    age: 10,
    gender: 'X',
    country: 'Canada',
    city: 'Vancouver',
    body: `We are Grade 5. Our teacher put an empty shoe box on the carpet and said: if this could go anywhere, and anything would fit, what would you put in it for a child in Gaza? We could each say one thing. This is the list in the order we were sitting.

Priya: my good eraser, the one that doesn’t smudge. Owen: the smell of the forest after rain. Mei: a dumpling, but hot. Zayd: my turn on the swing. Hannah: a snow day. Lucas: my dog for the weekend. He would have to come back because he misses us. Fatima: the song my mum sings in the car, only the part she knows. Jasper: a rock. It’s a really good rock. Ana: my big sister, when she is nice. Teo: my big sister any time. (She is in Grade 7 and she heard about it.)

Simran: one of my dad’s jokes so you can roll your eyes too. Noah: a door for your own room, that you can shut. Everybody went quiet at that one because it was good. Leila: the sea from our side, to put next to the sea from your side, to compare. Marcus: a pizza with nothing green. Yuki: the feeling when the bell goes on Friday. Amina: my grandmother’s hand cream, because it smells like her. Devon: a soccer ball that can’t go flat. Ruby: a pencil that is exactly the colour of your skin, because I know it is hard to find one. Ibrahim: a whole afternoon. Sofia: a frog. Carter didn’t want to say his out loud so he wrote it on paper and put the paper in.

Ella was last. She said all the good ones were gone. Then she climbed in the box herself and sat down. It broke at the corners.

Our teacher is fixing it with tape. She asked us what we learned and nobody knew what to say. Jasper said that a frog and a pizza shouldn’t be in the same box. We still have the rock. It is grey with a white line all the way round, and when you wet it, it turns nearly green. He lets anyone hold it.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'The stethoscope with a frog on it',
    age: 29,
    gender: 'M',
    country: 'Canada',
    city: 'Toronto',
    body: `I’m a nurse, and I have a rubber frog clipped to my stethoscope. His name is Doctor Habib. I bought him because kids cry when they see a big man with a beard coming at them with something cold.

The rule is that you listen to the frog’s heart first. He hasn’t got one, obviously, so most kids hear their own ears. A boy last week listened for a very long time with his eyebrows together and said, “He’s nervous.” I asked what we should do. He said, “Tell him what you’re going to do before you do it.”

I have been trained by professors and I wrote that one down. Now I say it all out loud, each step, to the frog. The kid listens in. It has made me slower. Nobody has complained except my boss, and she also talks to the frog.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'This is my name sign',
    name: 'Dania',
    age: 12,
    gender: 'F',
    country: 'United States',
    city: 'Rochester',
    body: `I’m Deaf. In sign language you don’t choose your own name, other Deaf people give it to you, and it can take years. Mine is a D that bounces on the cheek, because of my dimple.

I learned ten Palestinian signs from a video. Your sign for tea is really close to ours, you stir a tiny cup with your fingers. I showed my grandma from Ramallah, who is hearing, and now she does it from across the room when she wants some. She’s getting bossy. If you are Deaf too, tell me your name sign. If you aren’t, make a D and bounce it on your cheek, and you’ve said hi to me.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'My mum is learning to swim',
    name: 'Inès',
    age: 11,
    gender: 'F',
    country: 'France',
    body: `My mum is forty-three and she started swimming lessons. She asked me to come and sit on the bench and not laugh. I laughed one time, when she held the float like a tray of glasses.

Yesterday she let go of the wall. She did six metres with her chin very high, like somebody listening to important news. When she got out her legs were shaking and she asked me, did you see? I saw everything. She bought us both hot chocolate from the machine.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'Bees have a dance for directions',
    age: 9,
    gender: 'M',
    country: 'Canada',
    city: 'Kelowna',
    belief: 'Sikhism',
    body: `My Baba has bees in the orchard. When a bee finds good flowers she goes home and does a dance, and the others learn from it which way to fly. It’s a wiggle and then a circle.

I tried it at home. I danced where the cookies were. My sister went to the wrong cupboard. Baba says I had an accent.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'Radishes on both sides of the fence',
    age: 68,
    gender: 'F',
    country: 'Canada',
    city: 'Montreal',
    belief: 'Judaism',
    body: `I share a community garden plot with a woman called Nisreen. The city put us together by drawing numbers. She was born in Gaza City. I am Jewish, and my name for a vegetable is usually Yiddish. For the first month we were very, very polite.

Then she saw me planting radishes in a straight line with a string, and she couldn’t stand it. She took the packet out of my hand and threw them, the way you feed chickens. I was horrified. We made a bet. Her half, scattered. My half, with string.

Hers came up first. Mine came up straight. A groundhog ate both.

We have been sitting on the same bench ever since, four summers now. She brings coffee with cardamom and I bring the cake. She talks about her mother’s garden, the guava by the wall, the mint you couldn’t get rid of. I asked what she would like me to write to a child there. She said: ask if the mint is still winning.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'The snail race took two days',
    age: 8,
    gender: 'M',
    country: 'Belgium',
    body: `We had a snail race on the wall. Mine had a blue dot, it was washable paint. It went the wrong way and then it went to sleep. We had to go in for dinner.

In the morning my snail was over the line and the other three were gone. So I won. My sister says that is not a real race because nobody saw it. But the dot was there.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'My father snores in three languages',
    name: 'Adam',
    age: 12,
    gender: 'M',
    country: 'Denmark',
    body: `My father’s from Haifa by way of Lebanon by way of here. My mother says he snores in all three. In Arabic it is long with a hook at the end. In Danish it is flat. There’s a third one that sounds like a moped, and we don’t know where he got it.

I recorded it and played it at breakfast. He listened very politely and asked who the poor man was.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'I am 44 and learning to write',
    name: 'Carol',
    age: 44,
    gender: 'F',
    country: 'Canada',
    city: 'Victoria',
    belief: 'Islam',
    body: `I became a Muslim three years ago and I am learning my letters. I’m in a class on Saturday mornings with eleven children. The tables are low. My knees do not fit, so I sit sideways.

The boy beside me is called Anas, and he’s six. He checks my page. He told me that my “baa” looks like a bathtub, which is fine, but that my dot had rolled out from under it. He gave me his sparkly pencil because in his opinion it makes better dots. It does.

This week I wrote a whole word on my own, from right to left, without lifting the pencil where you shouldn’t. It was “bab”, a door. I stuck it on my door. Then I wrote “cat” and stuck it on the cat, and that did not last.

You can read all this already, I suppose, upside down and half asleep. I would be nervous to show you my handwriting. But I’d show you the door.`,
  },
  {
    campaign: 'palestine',
    category: 'PALESTINE',
    language: 'en',
    title: 'The left handed club',
    age: 9,
    gender: 'F',
    country: 'Canada',
    body: `There are three left-handed kids in my class so we made a club. We have our own scissors. The rule is you have to show the side of your hand, and if it’s grey from the pencil you can come in.

My friend says when you write Arabic you go the other way, so for you maybe it is the right-handed kids who get the grey hand. If you are left-handed you are in the club already. That’s it.`,
  },
];
